import type { Order__Output } from '@storefront/proto/storefront/orders/v1/Order';
import { amount, text } from './values.ts';

/** Renders an order as shown in lists. The order detail starts with the same fields, and an invoice's `order` has only these. */
export function renderOrderRow(order: Order__Output) {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_rail: order.paymentRail,
    currency: order.currency,
    total: amount(order.total),
    line_count: order.lineCount,
    placed_at: order.placedAt,
    purchase_order_number: text(order.purchaseOrderNumber),
  };
}
