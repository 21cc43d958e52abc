import type { Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import type { Trx } from '../../store/schema.ts';
import type { Invoice, InvoiceHead } from '../domain/invoice.ts';
import { settlementOf } from '../domain/settlement.ts';
import { getInvoice } from '../store/invoices.ts';
import { invoiceEvent, paidByCreditEvent } from './invoice-event.ts';

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
