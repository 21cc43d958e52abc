import type { EventHandler } from '@storefront/events';
import { decimal } from '@storefront/money';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import { refundableOrder } from '../domain/pay-order.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';

/** Makes a refund due if the voided invoice of a closed order had been partially paid. */
export const onInvoiceVoided: EventHandler<Database, InvoiceEvent__Output> = async (event, trx) => {
  const { invoice } = event.data;
  if (invoice === null || decimal(invoice.amountPaid).isZero()) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, invoice.orderId, (order) => ({
    order: refundableOrder(order, event.occurredAt),
  }));
};
