import type { Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import type { PaymentSession, PaymentSessionStatus } from '../domain/payment-session.ts';
import type { Payable } from '../store/payment-session-rows.ts';
import { listLiveSessions, transitionSession } from '../store/payment-sessions.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';

type Ending = Extract<PaymentSessionStatus, 'FAILED' | 'EXPIRED' | 'CANCELLED'>;

/**
 * Closes an unpaid session and publishes that. Returns undefined, without an event, if the session has ended or cannot end this way.
 */
export async function closePaymentSession(
  trx: Trx,
  scope: Scope,
  sessionId: string,
  ending: { to: Ending; failureCode?: string | null; now: Date },
): Promise<PaymentSession | undefined> {
  const session = await transitionSession(trx, scope, sessionId, ending);
  if (session !== undefined) await publishSessionEvent(trx, scope, 'payment_session.closed', session);
  return session;
}

/** Publishes the outcome of a session, and a failure also for webhooks. */
export async function publishSessionEvent(
  trx: Trx,
  scope: Scope,
  type: 'payment_session.paid' | 'payment_session.closed',
  session: PaymentSession,
): Promise<void> {
  const data: PaymentSessionEvent__Output = { paymentSession: toProtoPaymentSession(session) };
  const isFailure = type === 'payment_session.closed' && session.status === 'FAILED';
  const failed = isFailure ? [{ type: 'payment.failed', aggregateId: session.id, data, public: true }] : [];
  await appendEvents(trx, scope, [{ type, aggregateId: session.id, data }, ...failed]);
}

/** Cancels the live sessions of an order or of invoices. A session in PROCESSING stays, because only the bank's result ends it. */
export async function cancelLiveSessions(trx: Trx, scope: Scope, of: Payable, now: Date): Promise<void> {
  for (const { id } of await listLiveSessions(trx, scope, of)) await closePaymentSession(trx, scope, id, { to: 'CANCELLED', now });
}
