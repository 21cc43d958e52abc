import { normalSku } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { setStock as set } from '../store/stock/stock-levels.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Sets the quantity on hand. */
export const setStock: CatalogHandler<'SetStock'> =
  ({ db, afterCommit }) =>
  async ({ sku, quantity }, caller) => {
    const count = signedQuantity('quantity', quantity);
    if (count.isNegative()) throw invalid('quantity', 'must not be negative');
    const counts = await set(db, caller, normalSku(sku), count.toFixed());
    afterCommit();
    return { stock: toProtoStock(counts) };
  };
