import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import type { Transaction } from 'kysely';
import type { PaymentSession, PaymentSessionStatus } from '../domain/payment-session.ts';
import { listLiveSessions, moveSession } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';

type Ending = Extract<PaymentSessionStatus, 'FAILED' | 'EXPIRED' | 'CANCELLED'>;

/** Ends an unpaid session and tells of it; undefined, and silent, when it had ended or may not end this way. */
export async function endPaymentSession(
  trx: Transaction<Database>,
  scope: Scope,
  sessionId: string,
  ending: { to: Ending; failureCode?: string | null; now: Date },
): Promise<PaymentSession | undefined> {
  const session = await moveSession(trx, scope, sessionId, ending);
  if (session !== undefined) await tellOfSession(trx, scope, 'payment_session.closed', session);
  return session;
}

/** Says on the bus what became of a session: only `paid` brings money. */
export async function tellOfSession(
  trx: Transaction<Database>,
  scope: Scope,
  type: 'payment_session.paid' | 'payment_session.closed',
  session: PaymentSession,
): Promise<void> {
  const data: PaymentSessionEvent__Output = { paymentSession: toProtoPaymentSession(session) };
  await appendEvent(trx, scope, { type, aggregateId: session.id, data });
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
