import { inSweepTransaction } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { listUnrefundedSessions } from '../store/due-refunds.ts';
import { refundUnrefundedSession } from '../transactions/refund-session.ts';

/** Opens refunds by hand for unapplied money that a version without refunds has recorded. */
export const refundUnapplied = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'refund-unapplied',
    log: deps.log,
    find: (skipped) => listUnrefundedSessions(deps.db, skipped),
    idOf: ({ sessionId }) => sessionId,
    settle: async ({ sessionId, ...scope }) => {
      await inSweepTransaction(deps.db, (trx) => refundUnrefundedSession(trx, scope, sessionId, deps));
      deps.afterCommit();
    },
  });
