import { conflict } from '@storefront/errors';
import { canBecome } from './order-status.ts';
import { type Actor, type CancelReasonCode, isFree, isPending, type Order, withTimelineEvent } from './order.ts';
import { PAYMENT_STATUS_WHEN_CLOSED } from './payment.ts';

/** Who cancels an order, when, and why. */
export interface CancelRequest {
  readonly reason: string;
  readonly reasonCode: CancelReasonCode;
  readonly actor: Actor;
  readonly at: string;
}

/** Returns the order, canceled. Throws if it is closed, shipped, or has a pending shipment or correction. */
export function cancelledOrder(order: Order, request: CancelRequest): Order {
  if (isPending(order) || !canBecome(order.status, 'CANCELLED')) {
    throw conflict(
      'order_not_cancellable',
      `An order that is ${isPending(order) ? 'being shipped or corrected' : order.status} cannot be canceled.`,
    );
  }
  return asCancelled(order, request);
}

/** Returns the order, canceled, of which nothing was shipped. */
export const asCancelled = (order: Order, { reason, reasonCode, actor, at }: CancelRequest): Order =>
  closed({ ...order, status: 'CANCELLED', cancellation: { reason, reasonCode, actor, cancelledAt: at } }, actor, at);

/** Returns the unpaid order, expired; undefined if it is paid, closed, or not yet due. */
export function expiredOrder(order: Order, at: string): Order | undefined {
  if (!canBecome(order.status, 'EXPIRED') || order.payBy === null || order.payBy > at) return undefined;
  return closed({ ...order, status: 'EXPIRED' }, 'system', at);
}

function closed(order: Order, actor: Actor, at: string): Order {
  const paymentStatus = isFree(order) ? 'UNPAID' : PAYMENT_STATUS_WHEN_CLOSED[order.paymentStatus];
  const ended = withTimelineEvent(order, order.status === 'EXPIRED' ? 'expired' : 'cancelled', actor, at);
  const refund = paymentStatus === 'REFUND_PENDING' && order.paymentStatus !== 'REFUND_PENDING';
  return { ...(refund ? withTimelineEvent(ended, 'refund_pending', 'system', at) : ended), paymentStatus, payBy: null };
}
