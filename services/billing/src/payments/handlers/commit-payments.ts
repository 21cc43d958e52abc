import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { commitAllHeld } from '../../credit/store/authorizations.ts';
import type { BillingHandler } from '../../deps.ts';

/** Several times the checkouts that one process of orders settles at once. */
const CHECKOUTS_MAX = 200;

/** Commits the payments of checkouts, and returns those that need nothing more. */
export const commitPayments: BillingHandler<'CommitPayments'> =
  ({ db }) =>
  async ({ checkoutIds }, caller) => {
    if (checkoutIds.length === 0 || checkoutIds.length > CHECKOUTS_MAX) {
      throw invalid('checkout_ids', `must have 1 to ${CHECKOUTS_MAX} entries`);
    }
    if (!checkoutIds.every(isUuid)) throw invalid('checkout_ids', 'must be UUIDs');
    const committed = await commitAllHeld(db, caller, checkoutIds);
    // A payment whose invoice was being issued meanwhile needs nothing more either, which only a second look can see.
    const rest = checkoutIds.filter((id) => !committed.includes(id.toLowerCase()));
    const settled = rest.length === 0 ? [] : await commitAllHeld(db, caller, rest);
    return { committedCheckoutIds: [...committed, ...settled] };
  };
