import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { atTimeOfStore } from '@storefront/store-clock';
import type { Logger } from '@storefront/telemetry';
import { PROCESSING_CHECK_MS } from '../../gateways/domain/next-check.ts';
import { isOfAmount, type PaymentNotification } from '../../gateways/domain/payment-notification.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { saveCheck } from '../../gateways/store/payment-checks.ts';
import { findSession, transitionSession } from '../../gateways/store/payment-sessions.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import type { InvoiceHead } from '../../invoices/domain/invoice.ts';
import { lockOrders } from '../../invoices/store/closed-orders.ts';
import { lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import { listOrdersOfSession } from '../../invoices/store/list-orders-of-session.ts';
import { refundDifferingPayment } from '../../refunds/transactions/refund-differing-payment.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { applyInvoicePayment, applyOrderPayment } from './apply-payment.ts';

interface SettleDeps {
  readonly db: Db;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly log: Logger;
}

/**
 * Applies a gateway's notification about one of its sessions. A notification that is repeated or out of order has no effect. The order or
 * invoice is locked before the session, as everywhere, because a cancellation, another payment, or a new session can be concurrent. Throws
 * `not_found` for a session that is unknown, of another gateway, or of another store.
 */
export async function settlePayment(deps: SettleDeps, provider: string, notification: PaymentNotification, scope: Scope): Promise<void> {
  const session = (await findSession(deps.db, scope, notification.sessionId))?.session;
  if (session?.provider !== provider) throw notFound('payment session');
  const settle = () => settleFound(deps, scope, session, notification);
  // A notification arrives without the caller that opened the session, and therefore without the time of its store.
  await atTimeOfStore(deps.db, scope, settle);
}

const settleFound = (deps: SettleDeps, scope: Scope, session: PaymentSession, notification: PaymentNotification): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const applyPayment = await lockPayable(deps, trx, scope, { session, notification });
    await applyOutcome(deps, trx, scope, { session, notification, applyPayment });
    // The gateway has reported the end of the session, unless the bank is still processing the payment.
    const checkAt = notification.to === 'PROCESSING' ? new Date(deps.now().getTime() + PROCESSING_CHECK_MS) : null;
    await saveCheck(trx, scope, session.id, { checkAt, providerReference: notification.providerReference });
  });

async function applyOutcome(
  { now }: SettleDeps,
  trx: Trx,
  scope: Scope,
  {
    session,
    notification,
    applyPayment,
  }: { session: PaymentSession; notification: PaymentNotification; applyPayment: () => Promise<void> },
): Promise<void> {
  const { to, failureCode } = notification;
  const move = { failureCode, now: now() };
  if (to === 'PAID') await applyPayment();
  else if (to === 'PROCESSING') await transitionSession(trx, scope, session.id, { ...move, to });
  else await closePaymentSession(trx, scope, session.id, { ...move, to });
}

/** Locks what the session pays and returns the function that applies the payment to it. */
async function lockPayable(
  deps: SettleDeps,
  trx: Trx,
  scope: Scope,
  { session, notification }: { session: PaymentSession; notification: PaymentNotification },
): Promise<() => Promise<void>> {
  const orderIds = await listOrdersOfSession(trx, scope, session);
  await lockOrders(trx, scope, orderIds);
  const payment = { session, reference: notification.providerReference ?? null };
  const [orderId] = orderIds;
  if (!isOfAmount(notification, session)) {
    return () => refundDiffering(deps, trx, scope, { session: { ...session, orderId }, notification });
  }
  if (session.purpose === 'ORDER') return () => applyOrderPayment(trx, scope, { ...payment, orderId }, deps);
  // A payment of an invoice that was replaced settles its successor.
  const invoices: InvoiceHead[] = [];
  for (const each of orderIds) {
    const invoice = await lockInvoiceOfOrder(trx, scope, each);
    if (invoice === undefined) throw new Error('the invoice of a payment session disappeared');
    invoices.push(invoice);
  }
  return () => applyInvoicePayment(trx, scope, { ...payment, invoices }, deps);
}

async function refundDiffering(
  deps: SettleDeps,
  trx: Trx,
  scope: Scope,
  { session, notification: { amount, currency } }: { session: PaymentSession; notification: PaymentNotification },
): Promise<void> {
  if (!(await refundDifferingPayment(trx, scope, { session, amount, currency }, deps))) return;
  const requested = { requested: session.amount.toFixed(), requested_currency: session.currency };
  deps.log.error({ session_id: session.id, amount: amount.toFixed(), currency, ...requested }, 'payment_amount_differs');
}
