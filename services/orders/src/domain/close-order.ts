import { conflict } from '@storefront/errors';
import { type Actor, type CancelReasonCode, costsNothing, type Order, withEvent } from './order.ts';
import { canBecome } from './order-status.ts';
import { PAYMENT_STATUS_WHEN_CLOSED } from './payment.ts';

export interface CancelRequest {
  readonly reason: string;
  readonly reasonCode: CancelReasonCode;
  readonly actor: Actor;
  readonly at: string;
}

/** The order, cancelled. Refused once it is shipped, closed, or a shipment of it is under way. */
export function cancelledOrder(order: Order, { reason, reasonCode, actor, at }: CancelRequest): Order {
  const underWay = order.shipments.some(({ shippedAt }) => shippedAt === null);
  if (underWay || !canBecome(order.status, 'CANCELLED')) {
    throw conflict('order_not_cancellable', `An order that is ${underWay ? 'being shipped' : order.status} cannot be cancelled.`);
  }
  return closed({ ...order, status: 'CANCELLED', cancellation: { reason, reasonCode, actor, cancelledAt: at } }, actor, at);
}

/** The unpaid order, expired, or undefined when it is not due: paid, closed, or given a later date in between. */
export function expiredOrder(order: Order, at: string): Order | undefined {
  if (!canBecome(order.status, 'EXPIRED') || order.payBy === null || order.payBy > at) return undefined;
  return closed({ ...order, status: 'EXPIRED' }, 'system', at);
}

function closed(order: Order, actor: Actor, at: string): Order {
  const paymentStatus = costsNothing(order) ? 'UNPAID' : PAYMENT_STATUS_WHEN_CLOSED[order.paymentStatus];
  const left = withEvent(order, order.status === 'EXPIRED' ? 'expired' : 'cancelled', actor, at);
  const refund = paymentStatus === 'REFUND_PENDING' && order.paymentStatus !== 'REFUND_PENDING';
  return { ...(refund ? withEvent(left, 'refund_pending', 'system', at) : left), paymentStatus, payBy: null };
}
