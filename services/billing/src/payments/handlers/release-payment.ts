import { isUuid } from '@storefront/contract';
import { type Scope, inTransaction } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { insertTombstone } from '../../credit/store/authorizations.ts';
import { releaseAuthorization } from '../../credit/transactions/release-authorization.ts';
import type { BillingHandler } from '../../deps.ts';
import type { Db } from '../../store/schema.ts';

/** Releases the payment of a checkout, and leaves a tombstone if it was not authorized yet. */
export const releasePayment: BillingHandler<'ReleasePayment'> =
  ({ db, now, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    if (!isUuid(checkoutId)) throw notFound('checkout');
    await releaseUnlessCommitted(db, caller, checkoutId, now());
    afterCommit();
    return {};
  };

/**
 * Releases the payment of a checkout. Without an authorization it leaves a tombstone that refuses a late one. A committed payment cannot be
 * released.
 */
const releaseUnlessCommitted = (db: Db, scope: Scope, checkoutId: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (await insertTombstone(trx, scope, checkoutId)) return;
    await releaseAuthorization(trx, scope, {
      checkoutId,
      to: 'RELEASED',
      now,
      check: ({ status }) => {
        if (status === 'COMMITTED' || status === 'POSTED') {
          throw conflict('checkout_committed', 'This checkout already has an order. Cancel the order instead.');
        }
      },
    });
  });
