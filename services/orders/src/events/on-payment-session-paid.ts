import type { EventHandler } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { isClosed } from '../domain/order-status.ts';
import { paidOrder } from '../domain/pay-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { orderEvent } from './order-event.ts';

/**
 * Applies the payment of a prepaid order, which confirms it. A payment of a confirmed order arrives as invoice.paid instead; it matters here only if the order is
 * closed, and then makes a refund due.
 */
export const onPaymentSessionPaid: EventHandler<Database, PaymentSessionEvent__Output> = async (event, trx) => {
  const session = event.data.paymentSession;
  if (session?.orderId === undefined) return;
  const isForOrder = session.purpose === 'ORDER';
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, session.orderId, (order) => {
    if (!(isForOrder && order.status === 'PENDING_PAYMENT') && !isClosed(order.status)) return { order };
    const paid = paidOrder(order, event.occurredAt);
    return { order: paid, events: paid.status === 'CONFIRMED' ? [orderEvent('order.confirmed', paid)] : [] };
  });
};
