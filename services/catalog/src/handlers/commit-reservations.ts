import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { commitAllHeld } from '../store/reservations/reservation-rows.ts';
import { requiredUuid } from '../wire/identifiers.ts';

/** Several times the checkouts that one process of orders settles at once. */
const CHECKOUTS_MAX = 200;

/** Commits the reservations that are held, and returns their checkouts. No stock changes, so there is no event to publish. */
export const commitReservations: CatalogHandler<'CommitReservations'> =
  ({ db }) =>
  async ({ checkoutIds }, caller) => {
    if (checkoutIds.length === 0 || checkoutIds.length > CHECKOUTS_MAX) {
      throw invalid('checkout_ids', `must have 1 to ${CHECKOUTS_MAX} entries`);
    }
    const ids = checkoutIds.map((id, index) => requiredUuid(`checkout_ids.${index}`, id));
    return { committedCheckoutIds: [...(await commitAllHeld(db, caller, ids))] };
  };
