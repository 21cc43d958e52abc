import { inTransaction } from '@storefront/db';
import type { BillingDeps } from '../deps.ts';
import { listLapsedSessions } from '../store/payment-sessions.ts';
import { endPaymentSession } from '../transactions/close-sessions.ts';

/** One sweep's share; the rest comes with the next. */
const SESSIONS_MAX = 500;

/** Ends payment sessions that nobody paid in time, and tells orders, whose own clock starts then. */
export async function expireSessions({ db, now, afterCommit }: BillingDeps): Promise<void> {
  for (const { sessionId, ...scope } of await listLapsedSessions(db, now(), SESSIONS_MAX)) {
    await inTransaction(db, (trx) => endPaymentSession(trx, scope, sessionId, { to: 'EXPIRED', now: now() }));
    afterCommit();
  }
}
