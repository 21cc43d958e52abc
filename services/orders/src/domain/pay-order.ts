import { conflict } from '@storefront/errors';
import { isFree, type Order, type TimelineEvent, withTimelineEvent } from './order.ts';
import { isClosed } from './order-status.ts';
import { payByAfter } from './place-order.ts';

/**
 * Returns the order after its payment arrived. A pending order is confirmed. An order that was closed in the meantime stays closed, and a
 * refund becomes due. A paid or refunded order is returned unchanged, so that a redelivered event has no effect; so is a closed free order, whose invoice
 * counts as paid when it is issued, and one of which a payment was reversed that had been refunded (`isRefunded`). If the refund of a closed order is known already, because the two events arrived in the other order, only the
 * timeline gains its entry.
 */
export function paidOrder(order: Order, at: string, isRefunded = false): Order {
  if (isRefundKnownFirst(order)) return withTimelineEvent(order, 'payment_received', 'system', at);
  if (order.paymentStatus !== 'UNPAID' && order.paymentStatus !== 'ON_ACCOUNT') return order;
  if (isClosed(order.status) && isFree(order)) return order;
  const paid = withTimelineEvent({ ...order, paymentStatus: 'PAID', payBy: null }, 'payment_received', 'system', at);
  if (isClosed(order.status) && !isRefunded)
    return withTimelineEvent({ ...paid, paymentStatus: 'REFUND_PENDING' }, 'refund_pending', 'system', at);
  if (order.status !== 'PENDING_PAYMENT') return paid;
  return withTimelineEvent({ ...paid, status: 'CONFIRMED' }, 'confirmed', 'system', at);
}

const isRefundKnownFirst = ({ status, refundRevision, timeline }: Order): boolean =>
  isClosed(status) && refundRevision > 0 && timeline.every(({ event }) => event !== 'payment_received');

/** Returns the closed order after its partially paid invoice was voided: a refund becomes due. */
export function refundableOrder(order: Order, at: string): Order {
  if (!isClosed(order.status) || order.paymentStatus !== 'UNPAID') return order;
  return withTimelineEvent({ ...order, paymentStatus: 'REFUND_PENDING' }, 'refund_pending', 'system', at);
}

/**
 * Returns the unpaid order with its grace period counted from now, for a new payment session. An order on any rail that is confirmed, canceled, or
 * expired has nothing to pay: 409 `order_not_payable`.
 */
export function reopenedOrder(order: Order, at: string): Order {
  if (order.status !== 'PENDING_PAYMENT') throw conflict('order_not_payable', `An order with status ${order.status} cannot be paid.`);
  return withSessionEnd(order, at);
}

/** How a payment session ended without a payment. */
export type SessionEnding = 'FAILED' | 'EXPIRED' | 'CANCELLED';

const EVENT_OF_ENDING: Readonly<Record<SessionEnding, TimelineEvent>> = {
  FAILED: 'payment_failed',
  EXPIRED: 'payment_expired',
  CANCELLED: 'payment_cancelled',
};

/** Returns the unpaid order after a payment session ended: its timeline has an entry, and its grace period restarts. */
export function unpaidOrder(order: Order, ending: SessionEnding, at: string): Order {
  if (order.status !== 'PENDING_PAYMENT') return order;
  return withSessionEnd(withTimelineEvent(order, EVENT_OF_ENDING[ending], 'system', at), at);
}

/** Returns the unpaid order with its grace period counted from the end of its last session. */
export function withSessionEnd(order: Order, sessionEndsAt: string): Order {
  return order.status === 'PENDING_PAYMENT' ? { ...order, payBy: payByAfter(sessionEndsAt) } : order;
}
