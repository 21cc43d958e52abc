import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import type { Transaction } from 'kysely';
import type { PaymentSession, PaymentSessionStatus } from '../domain/payment-session.ts';
import { listLiveSessions, moveSession } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';

type Ending = Extract<PaymentSessionStatus, 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED'>;

/** How each ending is told: only one of them brings money. */
const EVENT_OF: Readonly<Record<Ending, string>> = {
  PAID: 'payment_session.paid',
  FAILED: 'payment_session.closed',
  EXPIRED: 'payment_session.closed',
  CANCELLED: 'payment_session.closed',
};

/** Ends a session and tells of it; undefined, and silent, when it had ended or may not end this way. */
export async function endPaymentSession(
  trx: Transaction<Database>,
  scope: Scope,
  sessionId: string,
  ending: { to: Ending; failureCode?: string; now: Date },
): Promise<PaymentSession | undefined> {
  const session = await moveSession(trx, scope, sessionId, ending);
  if (session === undefined) return undefined;
  const data: PaymentSessionEvent__Output = { paymentSession: toProtoPaymentSession(session) };
  await appendEvent(trx, scope, { type: EVENT_OF[ending.to], aggregateId: sessionId, data });
  return session;
}

/** Cancels the live session of an order or an invoice. One that the bank already works on stays: only its answer ends it. */
export async function closeLiveSessions(
  trx: Transaction<Database>,
  scope: Scope,
  of: { orderId: string } | { invoiceId: string },
  now: Date,
): Promise<void> {
  for (const { id } of await listLiveSessions(trx, scope, of)) await endPaymentSession(trx, scope, id, { to: 'CANCELLED', now });
}
