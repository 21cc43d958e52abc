import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Invoice, InvoiceHead } from '../../invoices/domain/invoice.ts';
import { settlementOf } from '../../invoices/domain/settlement.ts';
import { getInvoice, lockInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import type { Refund } from '../domain/refund.ts';

/**
 * Publishes a change of a locked invoice if its settlement differs from that of `before`, or if more is paid, and returns the invoice. Every event of an invoice
 * contains its settlement and payments, and they are in order.
 */
export async function publishInvoice(trx: Trx, { tenantId, mode }: Scope, before: InvoiceHead, now: Date): Promise<Invoice> {
  const scope = { tenantId, mode };
  const invoice = await getInvoice(trx, scope, before.id);
  if (settlementOf(invoice) === settlementOf(before) && invoice.amountPaid.lte(before.amountPaid)) return invoice;
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(invoice, now) };
  await appendEvent(trx, scope, { type: changeOf(before, invoice), aggregateId: invoice.id, data });
  return invoice;
}

function changeOf(before: InvoiceHead, after: Invoice): 'invoice.voided' | 'invoice.paid' | 'invoice.settled' {
  if (after.status === 'VOIDED') return 'invoice.voided';
  // An invoice on which nothing was paid was not paid by its credit note either.
  return before.status === 'OPEN' && after.status === 'PAID' && after.amountPaid.gt(0) ? 'invoice.paid' : 'invoice.settled';
}

/** Changes a refund and then publishes the invoice whose payment it returns. The order must be locked. */
export async function withInvoiceOfRefund<T>(
  trx: Trx,
  scope: Scope,
  { invoiceId, paymentId, now }: Pick<Refund, 'invoiceId' | 'paymentId'> & { now: Date },
  change: () => Promise<T>,
): Promise<T> {
  if (invoiceId === null || paymentId === null) return await change();
  const before = await lockInvoice(trx, scope, invoiceId);
  const changed = await change();
  await publishInvoice(trx, scope, before, now);
  return changed;
}
