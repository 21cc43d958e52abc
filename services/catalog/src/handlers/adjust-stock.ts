import type { AdjustStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/AdjustStockRequest';
import type { AdjustStockResponse } from '@storefront/proto/storefront/catalog/v1/AdjustStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { adjustStock as adjust } from '../store/stock-levels.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toStockMessage } from '../wire/stock.ts';

/** Adds to the shelf or takes from it. */
export const adjustStock =
  ({ db, afterCommit }: CatalogDeps): Handler<AdjustStockRequest__Output, AdjustStockResponse> =>
  async ({ sku, quantity }, caller) => {
    const counts = await adjust(db, caller, sku, signedQuantity('quantity', quantity).toFixed());
    afterCommit();
    return { stock: toStockMessage(counts) };
  };
