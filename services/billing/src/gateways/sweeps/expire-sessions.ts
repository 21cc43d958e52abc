import { inSweepTransaction } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { listExpiredSessions } from '../store/expired-sessions.ts';
import { closePaymentSession } from '../transactions/close-payment-sessions.ts';

/** Expires payment sessions that were not paid in time, and publishes that for orders, whose grace period starts then. */
export const expireSessions = ({ db, log, now, afterCommit }: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'expire-sessions',
    log,
    find: (skipped) => listExpiredSessions(db, now(), skipped),
    idOf: ({ sessionId }) => sessionId,
    settle: async ({ sessionId, ...scope }) => {
      const expire = () => inSweepTransaction(db, (trx) => closePaymentSession(trx, scope, sessionId, { to: 'EXPIRED', now: now() }));
      await atTimeOfStore(db, scope, expire);
      afterCommit();
    },
  });
