import { normalSku } from '@storefront/contract';
import type { CatalogHandler } from '../deps.ts';
import { adjustStock as adjust } from '../store/stock/stock-levels.ts';
import { signedQuantity } from '../wire/quantities.ts';
import { toProtoStock } from '../wire/to-proto-stock.ts';

/** Adds a quantity, possibly negative, to the quantity on hand. */
export const adjustStock: CatalogHandler<'AdjustStock'> =
  ({ db, afterCommit }) =>
  async ({ sku, quantity }, caller) => {
    const change = signedQuantity('quantity', quantity).toFixed();
    const counts = await adjust(db, caller, normalSku(sku), change);
    afterCommit();
    return { stock: toProtoStock(counts) };
  };
