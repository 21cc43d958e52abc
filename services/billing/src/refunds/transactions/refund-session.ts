import type { Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { NewRowDeps } from '../../deps.ts';
import type { PaymentSession } from '../../gateways/domain/payment-session.ts';
import { findUnappliedSession, saveUnappliedAmount } from '../../gateways/store/unapplied-payments.ts';
import { lockOrder } from '../../invoices/store/closed-orders.ts';
import { lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import { listOrdersOfSession } from '../../invoices/store/list-orders-of-session.ts';
import type { Trx } from '../../store/schema.ts';
import type { Refund, RefundMethod } from '../domain/refund.ts';
import { listRefundsOfOrder } from '../store/refunds.ts';
import { openRefund } from './open-refund.ts';

interface UnappliedMoney {
  readonly session: PaymentSession;
  readonly amount: Decimal;
  readonly isOverpayment: boolean;
  /** All of the session's money that settles nothing, if this is a part of it. */
  readonly unapplied?: Decimal;
  readonly method?: RefundMethod;
}

/**
 * Records money of a session that settles nothing, and refunds it. `isOverpayment` says that other money has paid the order, which must be
 * locked.
 */
export async function refundUnapplied(
  trx: Trx,
  scope: Scope,
  { session, amount, isOverpayment, unapplied = amount, method = 'GATEWAY' }: UnappliedMoney,
  deps: NewRowDeps,
): Promise<Refund> {
  const { customerId, orderId, invoiceId, id, currency } = session;
  if (orderId === null) throw new Error('a payment session has no order');
  await saveUnappliedAmount(trx, scope, id, unapplied);
  const terms = {
    customerId,
    orderId,
    invoiceId,
    paymentId: null,
    paymentSessionId: id,
    creditNoteId: null,
    amount,
    currency,
    isOverpayment,
  };
  return await openRefund(trx, scope, { ...terms, method }, deps);
}

/** Opens a refund by hand for unapplied money of a session that has none. The store may have returned the money already, so an operator decides. */
export async function refundUnrefundedSession(trx: Trx, scope: Scope, sessionId: string, deps: NewRowDeps): Promise<void> {
  const session = await findUnappliedSession(trx, scope, sessionId);
  if (session === undefined) return;
  const [orderId] = await listOrdersOfSession(trx, scope, session);
  await lockOrder(trx, scope, orderId);
  const earlier = await listRefundsOfOrder(trx, scope, orderId);
  if (earlier.some(({ paymentSessionId, paymentId }) => paymentSessionId === sessionId && paymentId === null)) return;
  const invoice = await lockInvoiceOfOrder(trx, scope, orderId);
  const isOverpayment = invoice !== undefined && invoice.status !== 'VOIDED';
  await refundUnapplied(
    trx,
    scope,
    { session: { ...session, orderId }, amount: session.unappliedAmount, isOverpayment, method: 'BY_HAND' },
    deps,
  );
}
