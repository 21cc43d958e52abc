import { conflict } from '@storefront/errors';
import { payByAfter } from './new-order.ts';
import { isClosed } from './order-status.ts';
import { isFree, type Order, type TimelineEvent, withTimelineEvent } from './order.ts';

/**
 * Returns the order after its payment arrived. A pending order is confirmed. An order that was closed in the meantime stays closed, and a
 * refund becomes due. A paid or refunded order is returned unchanged, so that a redelivered event has no effect; so is a closed free order.
 * If the refund of a closed order is known already, because the two events arrived in the other order, only the timeline gains its entry.
 */
export function paidOrder(order: Order, at: string): Order {
  const received = withTimelineEvent(order, 'payment_received', 'system', at);
  if (isRefundKnownFirst(order)) return received;
  return isUnpaid(order) ? settled(received, at) : order;
}

/**
 * Returns the order after its invoice was paid: its timeline has an entry for each of the payments. Nothing becomes due to a closed order of which a payment was
 * reversed that had been refunded (`isRefunded`).
 */
export function paidByInvoice(order: Order, payments: number, at: string, isRefunded: boolean): Order {
  const recorded = withPayments(order, payments, at);
  return isUnpaid(order) ? settled(recorded, at, isRefunded) : recorded;
}

/** Returns the order with an entry in its timeline for each payment of its invoice, reversed ones included, that has none. */
export function withPayments(order: Order, payments: number, at: string): Order {
  const recorded = order.timeline.filter(({ event }) => event === 'payment_received').length;
  let changed = order;
  for (let count = recorded; count < payments; count += 1) changed = withTimelineEvent(changed, 'payment_received', 'system', at);
  return changed;
}

const isUnpaid = (order: Order): boolean =>
  (order.paymentStatus === 'UNPAID' || order.paymentStatus === 'ON_ACCOUNT') && !(isClosed(order.status) && isFree(order));

function settled(order: Order, at: string, isRefunded = false): Order {
  const paid: Order = { ...order, paymentStatus: 'PAID', payBy: null, updatedAt: at };
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
