import type { EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withPayment } from './with-payment.ts';
import { withSettlement } from './with-settlement.ts';

/** Marks the order of a fully paid invoice as paid. */
export const onInvoicePaid: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => {
    // The payment has been reversed since.
    if (order.settledAt !== null && order.settledAt > event.occurredAt) return { order };
    const isRefunded = invoice.settlement === 'REFUNDED' || invoice.settlement === 'PARTIALLY_REFUNDED';
    const { order: paid, events = [] } = withPayment(order, event.occurredAt, isRefunded);
    return { order: withSettlement(paid, invoice, event.occurredAt), events };
  });
};
