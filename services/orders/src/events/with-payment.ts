import type { Order } from '../domain/order.ts';
import { paidOrder } from '../domain/pay-order.ts';
import type { ChangedOrder } from '../store/orders.ts';
import { orderEvent } from './order-event.ts';

/** Applies a payment to an order. Publishes order.confirmed if the order was pending payment. */
export function withPayment(order: Order, at: string): ChangedOrder {
  const paid = paidOrder(order, at);
  const confirmed = order.status === 'PENDING_PAYMENT' && paid.status === 'CONFIRMED';
  return { order: paid, events: confirmed ? [orderEvent('order.confirmed', paid)] : [] };
}
