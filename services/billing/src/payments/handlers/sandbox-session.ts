import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { isPastExpiry, type PaymentSession } from '../domain/payment-session.ts';
import { findSessionAcrossStores } from '../store/payment-sessions.ts';

/**
 * Returns a session of the sandbox gateway as its page shows it, and the store's time. The session is expired once its time is over, even if no sweep has closed it yet, and after a
 * late payment the session to which that was applied. Throws 404 if the session is unknown or belongs to another gateway.
 */
export async function sandboxSession(
  { db, sandbox, now }: Pick<BillingDeps, 'db' | 'sandbox' | 'now'>,
  sessionId: string,
): Promise<{ readonly session: PaymentSession; readonly at: Date }> {
  const found = isUuid(sessionId) ? await findSessionAcrossStores(db, sessionId) : undefined;
  if (found === undefined || found.session.provider !== sandbox.provider) throw notFound('payment session');
  const { settledBy } = found.session;
  const settled = settledBy === null ? undefined : await findSessionAcrossStores(db, settledBy);
  const { session } = settled ?? found;
  const at = await atTimeOfStore(db, found.scope, async () => now());
  return { session: isPastExpiry(session, at) ? { ...session, status: 'EXPIRED' } : session, at };
}
