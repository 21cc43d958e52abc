import { isUuid } from '@storefront/contract';
import { type Scope, inTransaction } from '@storefront/db';
import { conflict, invalid, notFound } from '@storefront/errors';
import { holdEntry } from '../../credit/domain/credit.ts';
import {
  commitAllHeld,
  commitHeld,
  findAuthorization,
  lockAuthorization,
  transitionAuthorization,
} from '../../credit/store/authorizations.ts';
import { applyCreditEntry, lockCreditAccount } from '../../credit/store/credit-accounts.ts';
import type { BillingHandler } from '../../deps.ts';
import type { Db } from '../../store/schema.ts';

/** Commits the payment of a checkout, so that its hold no longer expires. */
export const commitPayment: BillingHandler<'CommitPayment'> =
  ({ db }) =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await commitHold(db, caller, checkoutId);
    return {};
  };

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

/**
 * Commits a hold, so that it lasts until the invoice replaces it. The order exists by now and must be counted, so an expired hold is taken
 * again, even over the limit. Idempotent; has no effect on a checkout that holds nothing, such as cash on delivery.
 */
async function commitHold(db: Db, scope: Scope, checkoutId: string): Promise<void> {
  if (await commitHeld(db, scope, checkoutId)) return;
  await inTransaction(db, async (trx) => {
    const found = await findAuthorization(trx, scope, checkoutId);
    if (found === undefined) return;
    if (found.status === 'RELEASED') throw conflict('checkout_released', 'The payment authorization of this checkout was released.');
    if (found.status !== 'EXPIRED' || found.customerId === null) return;
    const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId: found.customerId };
    if (found.rail === 'CREDIT_TERMS') await lockCreditAccount(trx, customer);
    const expired = await lockAuthorization(trx, scope, checkoutId);
    if (expired?.status !== 'EXPIRED') return;
    await transitionAuthorization(trx, scope, checkoutId, 'COMMITTED');
    if (expired.rail === 'CREDIT_TERMS' && expired.amount !== null) {
      await applyCreditEntry(trx, customer, holdEntry(expired.amount, checkoutId));
    }
  });
}
