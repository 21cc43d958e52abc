import type { EventHandler } from '@storefront/events';
import type { RefundEvent__Output } from '@storefront/proto/storefront/events/v1';
import { refundedOrder } from '../domain/refund-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { orderEvent } from './order-event.ts';

/** Applies a new or changed refund to the payment status and timeline of its order. A refund succeeds once, so that its money is announced once. */
export const onRefundChanged: EventHandler<Database, RefundEvent__Output> = async (event, trx) => {
  const { refund, totals } = event.data;
  if (refund === null || totals === null || refund.status === 'STATUS_UNSPECIFIED') return;
  const { status, isOverpayment, orderId } = refund;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, orderId, (current) => {
    const order = refundedOrder(current, { status, isOverpayment }, totals, event.occurredAt);
    return { order, events: status === 'SUCCEEDED' ? [orderEvent('order.refunded', order)] : [] };
  });
};
