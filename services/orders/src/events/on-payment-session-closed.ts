import type { EventHandler } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { type SessionEnding, unpaidOrder } from '../domain/pay-order.ts';
import { changeOrder, findOrderStatus } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';

/**
 * Records in the timeline of an unpaid order that its payment session failed, expired, or was canceled, and restarts its grace period. A session
 * without an order belongs to an abandoned checkout and is ignored.
 */
export const onPaymentSessionClosed: EventHandler<Database, PaymentSessionEvent__Output> = async (event, trx) => {
  const session = event.data.paymentSession;
  if (session?.purpose !== 'ORDER' || session.orderId === undefined) return;
  const { tenantId, mode } = event;
  if ((await findOrderStatus(trx, { tenantId, mode }, session.orderId)) === undefined) return;
  const { status } = session;
  if (!isEnding(status)) throw new Error(`a closed payment session is ${status}`);
  await changeOrder(trx, { tenantId, mode }, session.orderId, (order) => ({
    // The session's own time, because a sandbox's clock can have moved since.
    order: unpaidOrder(order, status, session.updatedAt),
  }));
};

const isEnding = (status: string): status is SessionEnding => status === 'FAILED' || status === 'EXPIRED' || status === 'CANCELLED';
