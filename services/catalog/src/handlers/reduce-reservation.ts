import type { CatalogHandler } from '../deps.ts';
import { reduceReservation as reduce } from '../store/reservations/reduce-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Takes canceled quantities out of a reservation. */
export const reduceReservation: CatalogHandler<'ReduceReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId, correctionId, lines }, caller) => {
    await reduce(db, caller, {
      checkoutId: requiredUuid('checkout_id', checkoutId),
      correctionId: requiredUuid('correction_id', correctionId),
      lines: lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() })),
    });
    afterCommit();
    return {};
  };
