import type { AdjustStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/AdjustStockRequest';
import type { AdjustStockResponse } from '@storefront/proto/storefront/catalog/v1/AdjustStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { adjustStock as adjust } from '../store/stock/stock-levels.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Adds a quantity, possibly negative, to the quantity on hand. */
export const adjustStock =
  ({ db, afterCommit }: CatalogDeps): Handler<AdjustStockRequest__Output, AdjustStockResponse> =>
  async ({ sku, quantity }, caller) => {
    const counts = await adjust(db, caller, sku, signedQuantity('quantity', quantity).toFixed());
    afterCommit();
    return { stock: toProtoStock(counts) };
  };
