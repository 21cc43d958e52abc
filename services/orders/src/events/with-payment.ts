import type { Order } from '../domain/order.ts';
import { paidOrder } from '../domain/pay-order.ts';
import type { ChangedOrder } from '../store/orders.ts';
import { orderEvent } from './order-event.ts';

/** Applies a payment to an order, of which an earlier one may be refunded. Publishes order.confirmed if the order was pending payment. */
export function withPayment(order: Order, at: string, isRefunded = false): ChangedOrder {
  const paid = paidOrder(order, at, isRefunded);
  const confirmed = order.status === 'PENDING_PAYMENT' && paid.status === 'CONFIRMED';
  return { order: paid, events: confirmed ? [orderEvent('order.confirmed', paid)] : [] };
}
