import type { CatalogHandler } from '../deps.ts';
import { commitReservation as commit } from '../store/reservations/resolve-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';

/** Commits a checkout's reservation so that it no longer expires. */
export const commitReservation: CatalogHandler<'CommitReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    const outcome = await commit(db, caller, requiredUuid('checkout_id', checkoutId));
    if (outcome === 'locked') afterCommit();
    return {};
  };
