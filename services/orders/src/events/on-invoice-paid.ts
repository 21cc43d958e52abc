import type { EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { paidByInvoice, withPayments } from '../domain/pay-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withSettlement } from './with-settlement.ts';

/** Marks the order of a fully paid invoice as paid, and records its payments. */
export const onInvoicePaid: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => {
    const { occurredAt } = event;
    // The payment has been reversed since.
    if (order.settledAt !== null && order.settledAt > occurredAt)
      return { order: withPayments(order, invoice.payments.length, occurredAt) };
    const isRefunded = invoice.settlement === 'REFUNDED' || invoice.settlement === 'PARTIALLY_REFUNDED';
    return { order: withSettlement(paidByInvoice(order, invoice.payments.length, occurredAt, isRefunded), invoice, occurredAt) };
  });
};
