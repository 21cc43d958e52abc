import type { Order } from '../domain/order.ts';
import { paidOrder } from '../domain/pay-order.ts';
import type { ChangedOrder } from '../store/orders.ts';
import { orderEvent } from './order-event.ts';

/** The order after its payment, told of when the payment is what it waited for. */
export function withPayment(order: Order, at: string): ChangedOrder {
  const paid = paidOrder(order, at);
  const confirmed = order.status === 'PENDING_PAYMENT' && paid.status === 'CONFIRMED';
  return { order: paid, events: confirmed ? [orderEvent('order.confirmed', paid)] : [] };
}
