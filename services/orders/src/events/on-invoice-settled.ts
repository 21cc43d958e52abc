import type { EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { withTimelineEvent } from '../domain/order.ts';
import { withPayments } from '../domain/pay-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withSettlement } from './with-settlement.ts';

/** Applies a change of an invoice's settlement to the payment status of its order. New payments, and a successor of an invoice that had been voided before, are recorded. */
export const onInvoiceSettled: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => {
    const settled = withSettlement(order, invoice, event.occurredAt);
    const isReissued = invoice.replaces !== undefined && order.settlement === 'VOIDED' && settled !== order;
    const reissued = isReissued ? withTimelineEvent(settled, 'invoice_reissued', 'store', event.occurredAt) : settled;
    return { order: withPayments(reissued, invoice.payments.length, event.occurredAt) };
  });
};
