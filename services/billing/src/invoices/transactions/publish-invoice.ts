import type { Scope } from '@storefront/db';
import { type NewEvent, appendEvents } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import type { Invoice, InvoiceHead } from '../domain/invoice.ts';
import { settlementOf } from '../domain/settlement.ts';
import { getInvoice } from '../store/invoices.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

/**
 * Publishes a change of a locked invoice if its settlement differs from that of `before`, or if more is paid, and returns the invoice. Every event of an invoice
 * contains its settlement and payments, and they are in order.
 */
export async function publishInvoice(trx: Trx, { tenantId, mode }: Scope, before: InvoiceHead, now: Date): Promise<Invoice> {
  const scope = { tenantId, mode };
  const invoice = await getInvoice(trx, scope, before.id);
  if (settlementOf(invoice) === settlementOf(before) && invoice.amountPaid.lte(before.amountPaid)) return invoice;
  const type = changeOf(before, invoice);
  const isPaidByCredit = type === 'invoice.settled' && before.status === 'OPEN' && invoice.status === 'PAID';
  await appendEvents(trx, scope, [invoiceEvent(type, invoice, now), ...(isPaidByCredit ? [paidByCreditEvent(invoice, now)] : [])]);
  return invoice;
}

function changeOf(before: InvoiceHead, after: Invoice): 'invoice.voided' | 'invoice.paid' | 'invoice.settled' {
  if (after.status === 'VOIDED') return 'invoice.voided';
  // An invoice on which nothing was paid was not paid by its credit note either.
  return before.status === 'OPEN' && after.status === 'PAID' && after.amountPaid.gt(0) ? 'invoice.paid' : 'invoice.settled';
}

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
function paidByCreditEvent(invoice: Invoice, now: Date): NewEvent {
  const data: InvoiceEvent__Output = { invoice: null, paidByCredit: toProtoInvoice(invoice, now) };
  return { type: 'invoice.paid', aggregateId: invoice.id, data, public: true };
}
