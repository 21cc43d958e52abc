import type { Scope } from '@storefront/db';
import { Decimal } from '@storefront/money';
import type { Transaction } from 'kysely';
import type { InvoiceHead } from '../domain/invoice.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { findPaidSessionOfOrder, markPaidLate, moveSession, saveUnapplied } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { bookPayment } from './book-payment.ts';
import { closeLiveSessions, tellOfSession } from './close-sessions.ts';

/**
 * The money of a prepaid order, whose money is locked. It pays for the order once; a second session's money pays for nothing and is owed back.
 * Whether the order still wants it, orders knows: one that was cancelled meanwhile owes a refund.
 */
export async function takeOrderMoney(
  trx: Transaction<Database>,
  scope: Scope,
  { session, orderId, now }: { session: PaymentSession; orderId: string; now: Date },
): Promise<void> {
  const earlier = await findPaidSessionOfOrder(trx, scope, orderId);
  const paid = await markPaid(trx, scope, session.id, now);
  if (paid === undefined) return;
  if (earlier !== undefined) return await saveUnapplied(trx, scope, paid.id, paid.amount);
  await closeLiveSessions(trx, scope, { orderId }, now);
  await tellOfSession(trx, scope, 'payment_session.paid', paid);
}

/** Money for a locked invoice. What is more than is due, or comes when it is closed, pays for nothing and is owed back. */
export async function takeInvoiceMoney(
  trx: Transaction<Database>,
  scope: Scope,
  { session, invoice, paymentId, now }: { session: PaymentSession; invoice: InvoiceHead; paymentId: string; now: Date },
): Promise<void> {
  const paid = await markPaid(trx, scope, session.id, now);
  if (paid === undefined) return;
  const amount = Decimal.min(paid.amount, invoice.amountDue);
  if (amount.gt(0)) {
    await bookPayment(trx, scope, invoice, { id: paymentId, amount, paidAt: now, source: 'session', paymentSessionId: paid.id });
  }
  if (amount.lt(paid.amount)) await saveUnapplied(trx, scope, paid.id, paid.amount.minus(amount));
  // An invoice is voided when its order ends: the order is told that it owes a refund.
  if (invoice.status === 'VOIDED') await tellOfSession(trx, scope, 'payment_session.paid', paid);
}

/** The session with its money, also where it had ended: money that came is never denied. Undefined when it was taken before. */
const markPaid = async (trx: Transaction<Database>, scope: Scope, sessionId: string, now: Date): Promise<PaymentSession | undefined> =>
  (await moveSession(trx, scope, sessionId, { to: 'PAID', now })) ?? (await markPaidLate(trx, scope, sessionId, now));
