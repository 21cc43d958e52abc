import type { StoreSettings } from '@storefront/contract';
import type { EventHandler } from '@storefront/events';
import { decimal } from '@storefront/money';
import type {
  BackdatedInvoiceEvent__Output,
  CreditNoteEvent__Output,
  InvoiceEvent__Output,
  RefundEvent__Output,
} from '@storefront/proto/storefront/events/v1';
import { withEverythingCredited } from '../domain/correct-order.ts';
import { withTimelineEvent } from '../domain/order.ts';
import { paidByInvoice, refundableOrder, withPayments } from '../domain/pay-order.ts';
import { refundedOrder } from '../domain/refund-order.ts';
import { deliveredOrder, withPendingShipment, withShipmentSent } from '../domain/ship-order.ts';
import { insertPastOrder } from '../store/insert-past-order.ts';
import { changeOrder, findOrderStatus } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { fromProtoBackdatedInvoice } from '../wire/from-proto-backdated-invoice.ts';
import { orderEvent } from './order-event.ts';
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

/** Creates the order of an invoice of a sandbox history, delivered on the day of the invoice. */
export const onInvoiceBackdated =
  (newId: () => string): EventHandler<Database, BackdatedInvoiceEvent__Output> =>
  async ({ tenantId, mode, occurredAt, data: { invoice, storeJson } }, trx) => {
    if (invoice === null) return;
    const scope = { tenantId, mode };
    // Events can be published again.
    if ((await findOrderStatus(trx, scope, invoice.orderId)) !== undefined) return;
    const store: StoreSettings = JSON.parse(storeJson);
    const { issuedAt } = invoice;
    const parcel = { id: newId(), carrier: null, trackingNumber: null, trackingUrl: null };
    const placed = fromProtoBackdatedInvoice(invoice, store, newId);
    let order = deliveredOrder(withShipmentSent(withPendingShipment(placed, [], parcel), parcel.id, issuedAt), issuedAt);
    for (const { paidAt } of invoice.payments) order = withTimelineEvent(order, 'payment_received', 'system', paidAt);
    await insertPastOrder(trx, scope, { ...withSettlement(order, invoice, occurredAt), updatedAt: occurredAt }, store);
  };

/**
 * Records a credit note in the timeline of its order. If nothing of the invoice is left uncredited, a correction cancels what has not shipped; the sweep completes
 * it. What the correction that issued the credit note cancels is pending or canceled already.
 */
export const onCreditNoteIssued: EventHandler<Database, CreditNoteEvent__Output> = async (event, trx) => {
  const { creditNote, invoiceUncredited } = event.data;
  if (creditNote === null) return;
  const scope = { tenantId: event.tenantId, mode: event.mode };
  await changeOrder(trx, scope, creditNote.orderId, (order) => {
    const credited = withTimelineEvent(order, 'credited', 'system', event.occurredAt);
    return { order: decimal(invoiceUncredited).isZero() ? withEverythingCredited(credited, creditNote.id) : credited };
  });
};

/** Applies a new or changed refund to the payment status and timeline of its order. A refund succeeds once, so that its money is announced once. */
export const onRefundChanged: EventHandler<Database, RefundEvent__Output> = async (event, trx) => {
  const { refund, totals } = event.data;
  if (refund === null || totals === null || refund.status === 'STATUS_UNSPECIFIED') return;
  const { status, isOverpayment, orderId } = refund;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, orderId, (current) => {
    const order = refundedOrder(current, { status, isOverpayment }, totals, event.occurredAt);
    return { order, events: status === 'SUCCEEDED' ? [orderEvent('order.refunded', order)] : [] };
  });
};
