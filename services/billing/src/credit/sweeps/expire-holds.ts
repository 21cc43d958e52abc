import { inSweepTransaction } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { listExpiredHolds } from '../store/authorizations.ts';
import { releaseAuthorization } from '../transactions/release-authorization.ts';

/**
 * Releases the credit that checkouts held and did not commit in time. One transaction per hold, so that no two accounts are locked at once.
 */
export const expireHolds = ({ db, log, now, afterCommit }: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'expire-holds',
    log,
    find: (skipped) => listExpiredHolds(db, skipped),
    idOf: ({ checkoutId }) => checkoutId,
    settle: async ({ checkoutId, ...scope }) => {
      await inSweepTransaction(db, (trx) => releaseAuthorization(trx, scope, { checkoutId, to: 'EXPIRED', now: now() }));
      afterCommit();
    },
  });
