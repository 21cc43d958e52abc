import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
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

/** An order with the quantities of its lines and its shipments, in the results of commands that change it. */
export const orderQuantities = (order: Order__Output | null) =>
  order === null
    ? {}
    : {
        ...orderRow(order),
        lines: order.lines.map((line) => ({
          id: line.id,
          sku: line.sku,
          quantity: amount(line.quantity),
          shipped_quantity: amount(line.shippedQuantity),
          cancelled_quantity: amount(line.cancelledQuantity),
          credited_quantity: amount(line.creditedQuantity),
          returned_quantity: amount(line.returnedQuantity),
        })),
        shipments: order.shipments.map(({ id, number, shippedAt }) => ({ id, number, shipped_at: shippedAt })),
      };
