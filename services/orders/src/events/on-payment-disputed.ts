import type { EventHandler } from '@storefront/events';
import type { PaymentDisputed__Output } from '@storefront/proto/storefront/events/v1';
import { type TimelineEvent, withTimelineEvent } from '../domain/order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';

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
