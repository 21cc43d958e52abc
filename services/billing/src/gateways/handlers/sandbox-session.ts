import { notFound } from '@storefront/errors';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { isPastExpiry, type SessionOfStore } from '../domain/payment-session.ts';
import { findSession } from '../store/payment-sessions.ts';

/**
 * Returns a session of the sandbox gateway as its page shows it, and the store's time. The session is expired once its time is over, even if no sweep has closed it yet, and after a
 * late payment the session to which that was applied. Throws 404 if the session is unknown or belongs to another gateway.
 */
export async function sandboxSession(
  { db, sandbox, now }: Pick<BillingDeps, 'db' | 'sandbox' | 'now'>,
  sessionId: string,
): Promise<SessionOfStore & { readonly at: Date }> {
  const found = await findSession(db, undefined, sessionId);
  if (found === undefined || found.session.provider !== sandbox.provider) throw notFound('payment session');
  const { settledBy } = found.session;
  const settled = settledBy === null ? undefined : await findSession(db, found.scope, settledBy);
  const { scope, session } = settled ?? found;
  const at = await atTimeOfStore(db, scope, async () => now());
  return { scope, session: isPastExpiry(session, at) ? { ...session, status: 'EXPIRED' } : session, at };
}
