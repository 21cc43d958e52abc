import { conflict, notFound } from '@storefront/errors';
import { costsNothing, type Order, withEvent } from './order.ts';
import { isClosed } from './order-status.ts';
import { payByAfter } from './place-order.ts';

/**
 * The order after its payment arrived. One that waited for it is confirmed; one that was closed meanwhile stays closed and owes a refund;
 * one that is paid already is returned as it is, so that a replay changes nothing, and so is a closed one that cost nothing, whose invoice is paid by
 * itself.
 */
export function paidOrder(order: Order, at: string): Order {
  if (order.paymentStatus === 'PAID' || order.paymentStatus === 'REFUND_PENDING' || order.paymentStatus === 'REFUNDED') {
    return order;
  }
  if (isClosed(order.status) && costsNothing(order)) return order;
  const paid = withEvent({ ...order, paymentStatus: 'PAID', payBy: null }, 'payment_received', 'system', at);
  if (isClosed(order.status)) return withEvent({ ...paid, paymentStatus: 'REFUND_PENDING' }, 'refund_pending', 'system', at);
  if (order.status !== 'PENDING_PAYMENT') return paid;
  return withEvent({ ...paid, status: 'CONFIRMED' }, 'confirmed', 'system', at);
}

/** The closed order after its invoice was voided that had been paid in part: that part is owed back. */
export function refundableOrder(order: Order, at: string): Order {
  if (!isClosed(order.status) || order.paymentStatus !== 'UNPAID') return order;
  return withEvent({ ...order, paymentStatus: 'REFUND_PENDING' }, 'refund_pending', 'system', at);
}

/**
 * The unpaid order while its payment is opened again, its grace counted from now. Refused as unknown where it never had a payment session, and as a conflict
 * once there is nothing to pay.
 */
export function reopenedOrder(order: Order, at: string): Order {
  if (order.paymentRail !== 'PREPAID') throw notFound('order');
  if (isClosed(order.status)) throw conflict('order_not_payable', `An order that is ${order.status} cannot be paid.`);
  if (order.status !== 'PENDING_PAYMENT') throw conflict('order_already_paid', 'This order is paid.');
  return withSessionEnd(order, at);
}

/** The unpaid order with its grace counted from when its last session ended, or will end. */
export function withSessionEnd(order: Order, sessionEndsAt: string): Order {
  return order.status === 'PENDING_PAYMENT' ? { ...order, payBy: payByAfter(sessionEndsAt) } : order;
}
