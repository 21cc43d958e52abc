import { invalid } from '@storefront/errors';
import type { SetStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetStockRequest';
import type { SetStockResponse } from '@storefront/proto/storefront/catalog/v1/SetStockResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { setStock as set } from '../store/stock/stock-levels.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Sets the quantity on hand. */
export const setStock =
  ({ db, afterCommit }: CatalogDeps): Handler<SetStockRequest__Output, SetStockResponse> =>
  async ({ sku, quantity }, caller) => {
    const count = signedQuantity('quantity', quantity);
    if (count.isNegative()) throw invalid('quantity', 'must not be negative');
    const counts = await set(db, caller, sku, count.toFixed());
    afterCommit();
    return { stock: toProtoStock(counts) };
  };
