import type { EventHandler } from '@storefront/events';
import { decimal } from '@storefront/money';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import { withTimelineEvent } from '../domain/order.ts';
import { refundableOrder } from '../domain/pay-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withSettlement } from './with-settlement.ts';

/** Records in the order that its invoice was voided or replaced, and makes a refund due if the voided invoice of a closed order had been partially paid. */
export const onInvoiceVoided: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => {
    if (invoice.replacedBy !== undefined) return { order: withTimelineEvent(order, 'invoice_reissued', 'store', event.occurredAt) };
    const voided = withSettlement(order, invoice, event.occurredAt);
    return { order: decimal(invoice.amountPaid).isZero() ? voided : refundableOrder(voided, event.occurredAt) };
  });
};
