import type { CustomerScope, Scope } from '@storefront/db';
import { Decimal, decimal, sumOf } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import { latePaymentSession, type PaymentSession } from '../../gateways/domain/payment-session.ts';
import { findPaidSessionOfOrder, insertPaymentSession, transitionSession } from '../../gateways/store/payment-sessions.ts';
import { markPaidLate } from '../../gateways/store/unapplied-payments.ts';
import { cancelLiveSessions, publishSessionEvent } from '../../gateways/transactions/close-payment-sessions.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import { isClosedOrder } from '../../invoices/store/closed-orders.ts';
import { refundUnapplied } from '../../refunds/transactions/refund-session.ts';
import type { Trx } from '../../store/schema.ts';
import { type BookedPart, bookParts } from './book-parts.ts';

/** A payment that a gateway has reported. */
interface ReceivedPayment {
  readonly session: PaymentSession;
  /** The gateway's reference of the session, if the notification contains it. */
  readonly reference: string | null;
}

/**
 * Applies a payment to a prepaid order, which must be locked. The first payment pays the order; a second one is refunded, and so is
 * the payment of an order that was closed in the meantime.
 */
export async function applyOrderPayment(
  trx: Trx,
  scope: Scope,
  { orderId, ...payment }: ReceivedPayment & { orderId: string },
  deps: NewRowDeps,
): Promise<void> {
  const earlier = await findPaidSessionOfOrder(trx, scope, orderId);
  const paid = await markPaid(trx, scope, payment, deps);
  if (paid === undefined) return;
  const isOverpayment = earlier !== undefined;
  const isOwed = isOverpayment || (await isClosedOrder(trx, scope, orderId));
  if (isOwed) await refundUnapplied(trx, scope, { session: paid, amount: paid.amount, isOverpayment }, deps);
  if (isOverpayment) return;
  await cancelLiveSessions(trx, scope, { orderId }, deps.now());
  await publishSessionEvent(trx, scope, 'payment_session.paid', paid);
}

/**
 * Applies a payment to the locked invoices of its session, whose orders must be locked too. What exceeds the amount due of an invoice, or arrives after it was
 * closed, is refunded.
 */
export async function applyInvoicePayment(
  trx: Trx,
  scope: Scope,
  { invoices, ...received }: ReceivedPayment & { invoices: readonly InvoiceHead[] },
  deps: NewRowDeps,
): Promise<void> {
  const paid = await markPaid(trx, scope, received, deps);
  if (paid === undefined) return;
  const parts = invoices.map((invoice, index) => {
    const asked = decimal(paid.allocations?.[index]?.amount ?? paid.amount.toFixed());
    const amount = Decimal.min(asked, invoice.amountDue);
    return { invoice, amount, excess: asked.minus(amount) };
  });
  await bookSession(trx, { ...scope, customerId: paid.customerId }, paid, parts, deps);
  const unapplied = sumOf(parts.map(({ excess }) => excess));
  for (const { invoice, excess } of parts) {
    const isOverpayment = invoice.status !== 'VOIDED';
    const session = { ...paid, orderId: invoice.orderId, invoiceId: invoice.id };
    if (excess.gt(0)) await refundUnapplied(trx, scope, { session, amount: excess, unapplied, isOverpayment }, deps);
    // An invoice is voided when its order is closed. The event makes orders record the payment.
    if (invoice.status === 'VOIDED') await publishSessionEvent(trx, scope, 'payment_session.paid', session);
  }
}

/** Books what the invoices of a session receive as one payment. */
async function bookSession(
  trx: Trx,
  scope: CustomerScope,
  paid: PaymentSession,
  all: readonly BookedPart[],
  deps: NewRowDeps,
): Promise<void> {
  const parts = all.filter(({ amount }) => amount.gt(0));
  if (parts.length === 0) return;
  const payment = {
    id: deps.newId(),
    currency: paid.currency,
    amount: sumOf(parts.map(({ amount }) => amount)),
    paidAt: deps.now(),
    reference: null,
    paymentSessionId: paid.id,
  };
  await bookParts(trx, scope, { payment, parts }, deps);
}

/**
 * Marks the session as paid and returns it. A payment of an ended session is applied to a new session, because received money is never rejected
 * and an ended session never changes. Returns undefined if the payment was recorded before.
 */
async function markPaid(
  trx: Trx,
  scope: Scope,
  { session, reference }: { session: PaymentSession; reference: string | null },
  { newId, now }: NewRowDeps,
): Promise<PaymentSession | undefined> {
  const at = now();
  const paid = await transitionSession(trx, scope, session.id, { to: 'PAID', now: at });
  if (paid !== undefined) return paid;
  const id = newId();
  const ended = await markPaidLate(trx, scope, session.id, { settledBy: id, now: at });
  if (ended === undefined) return undefined;
  const late = latePaymentSession(ended, { id, now: at, providerReference: reference ?? ended.providerReference });
  await insertPaymentSession(trx, { ...scope, customerId: ended.customerId }, late);
  return late;
}
