import type { CatalogHandler } from '../deps.ts';
import { restockReturn as restock } from '../store/reservations/restock-return.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Adds returned quantities to the stock on hand. */
export const restockReturn: CatalogHandler<'RestockReturn'> =
  ({ db, afterCommit }) =>
  async ({ returnId, lines }, caller) => {
    const returned = lines.map(({ sku, quantity }, index) => ({
      sku,
      quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed(),
    }));
    await restock(db, caller, { returnId: requiredUuid('return_id', returnId), lines: returned });
    afterCommit();
    return {};
  };
