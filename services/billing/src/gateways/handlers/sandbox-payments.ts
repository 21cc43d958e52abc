import { conflict, invalid, notFound } from '@storefront/errors';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { type SessionOfStore, isPastExpiry } from '../domain/payment-session.ts';
import { findSession } from '../store/payment-sessions.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';

/** Returns what the sandbox's payment page shows, and the URLs to which it redirects the shopper. */
export const getSandboxPayment: BillingHandler<'GetSandboxPayment'> =
  (deps) =>
  async ({ sessionId }) => {
    const { session, at } = await sandboxSession(deps, sessionId);
    return {
      paymentSession: toProtoPaymentSession(session),
      returnUrl: session.returnUrl ?? undefined,
      cancelUrl: session.cancelUrl ?? undefined,
      storeName: session.storeName,
      payableNumber: session.payableNumber,
      now: at.toISOString(),
    };
  };

/**
 * Returns the signed notification of the shopper's choice on the sandbox page. It changes nothing until the notification is received. A page
 * whose session is over offers no choice.
 */
export const decideSandboxPayment: BillingHandler<'DecideSandboxPayment'> =
  (deps) =>
  async ({ sessionId, choice }) => {
    if (choice === 'CHOICE_UNSPECIFIED') throw invalid('outcome', 'must be pay, decline, or cancel');
    const found = await sandboxSession(deps, sessionId);
    if (found.session.status !== 'PENDING') throw conflict('payment_session_closed', 'This payment can no longer be made or canceled.');
    const { body, signature } = deps.sandbox.notificationOf(found, choice, deps.now());
    return { notification: body, signature };
  };

/**
 * Returns a session of the sandbox gateway as its page shows it, and the store's time. The session is expired once its time is over, even if no sweep has closed it yet, and after a
 * late payment the session to which that was applied. Throws 404 if the session is unknown or belongs to another gateway.
 */
async function sandboxSession(
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
