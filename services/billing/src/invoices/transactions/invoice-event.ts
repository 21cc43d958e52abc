import type { NewEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Invoice } from '../domain/invoice.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

type InvoiceEventType =
  | 'invoice.issued'
  | 'invoice.paid'
  | 'invoice.voided'
  | 'invoice.payment_reversed'
  | 'invoice.overdue'
  | 'invoice.settled';

/** Returns an event about an invoice as it is at `now`. Only `invoice.settled` is internal. */
export function invoiceEvent(type: InvoiceEventType, invoice: Invoice, now: Date): NewEvent {
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now), paidByCredit: null };
  return { type, aggregateId: invoice.id, data, public: type !== 'invoice.settled' };
}

/** Returns the event of an invoice that its credit notes paid, which is public only. */
export function paidByCreditEvent(invoice: Invoice, now: Date): NewEvent {
  const data: InvoiceEvent__Output = { invoice: null, paidByCredit: toProtoInvoice(invoice, now) };
  return { type: 'invoice.paid', aggregateId: invoice.id, data, public: true };
}
