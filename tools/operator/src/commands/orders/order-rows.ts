import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { amount } from '../../command-options.ts';

/** The columns of an order in the results of commands. The email is the customer's at the time of the order. */
export const orderRow = (order: Order__Output) => ({
  id: order.id,
  number: order.number,
  customer_email: order.buyer?.email ?? null,
  status: order.status,
  payment_status: order.paymentStatus,
  payment_rail: order.paymentRail,
  total: amount(order.total),
  currency: order.currency,
  placed_at: order.placedAt,
});
