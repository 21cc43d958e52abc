import type { EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { withTimelineEvent } from '../domain/order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withSettlement } from './with-settlement.ts';

/** Records in the timeline of an order that a payment of its invoice was reversed. */
export const onPaymentReversed: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => ({
    order: withTimelineEvent(withSettlement(order, invoice, event.occurredAt), 'payment_reversed', 'system', event.occurredAt),
  }));
};
