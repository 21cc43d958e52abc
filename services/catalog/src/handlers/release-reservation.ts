import type { CatalogHandler } from '../deps.ts';
import { releaseReservation as release } from '../store/reservations/resolve-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';

/** Releases a checkout's reservation. */
export const releaseReservation: CatalogHandler<'ReleaseReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    await release(db, caller, requiredUuid('checkout_id', checkoutId));
    afterCommit();
    return {};
  };
