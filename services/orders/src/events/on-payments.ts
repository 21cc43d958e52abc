import type { EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output, PaymentDisputed__Output, PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1';
import { isClosed } from '../domain/order-status.ts';
import { type TimelineEvent, withTimelineEvent } from '../domain/order.ts';
import { type SessionEnding, paidOrder, unpaidOrder } from '../domain/pay-order.ts';
import { changeOrder, findOrderStatus } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { orderEvent } from './order-event.ts';
import { withSettlement } from './with-settlement.ts';

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

const ENTRY_OF: Readonly<Record<string, TimelineEvent>> = { OPEN: 'dispute_opened', LOST: 'dispute_lost', WON: 'dispute_won' };

/** Records in the timeline of an order that a payment of it was disputed, and how the dispute ended. */
export const onPaymentDisputed: EventHandler<Database, PaymentDisputed__Output> = async (event, trx) => {
  const { orderId, status } = event.data;
  const entry = ENTRY_OF[status];
  if (entry === undefined) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, orderId, (order) => ({
    order: withTimelineEvent(order, entry, 'system', event.occurredAt),
  }));
};

/** Records in the timeline of an order that a payment of its invoice was reversed. */
export const onPaymentReversed: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => ({
    order: withTimelineEvent(withSettlement(order, invoice, event.occurredAt), 'payment_reversed', 'system', event.occurredAt),
  }));
};
