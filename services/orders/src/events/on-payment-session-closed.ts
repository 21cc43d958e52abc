import type { EventHandler } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import { withSessionEnd } from '../domain/pay-order.ts';
import { changeOrder, findOrderStatus } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';

/**
 * A payment session of an order failed, expired or was cancelled: the order's grace is counted from then. A checkout that was given up after
 * its session was opened never came to an order, so a session without one is nothing to wait for.
 */
export const onPaymentSessionClosed: EventHandler<Database, PaymentSessionEvent__Output> = async (event, trx) => {
  const session = event.data.paymentSession;
  if (session?.purpose !== 'ORDER' || session.orderId === undefined) return;
  const { tenantId, mode } = event;
  if ((await findOrderStatus(trx, { tenantId, mode }, session.orderId)) === undefined) return;
  await changeOrder(trx, { tenantId, mode }, session.orderId, (order) => ({ order: withSessionEnd(order, event.occurredAt) }));
};
