import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import { type Invoice, type InvoiceHead, type InvoicePayment, withPayment } from '../../invoices/domain/invoice.ts';
import { insertInvoicePayment, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import type { Trx } from '../../store/schema.ts';
import { cancelLiveSessions } from './close-payment-sessions.ts';

/** Applies a full or partial payment to a locked invoice. A live payment session is canceled, because its amount is now too high. */
export async function bookPayment(trx: Trx, scope: Scope, invoice: InvoiceHead, payment: InvoicePayment, now: Date): Promise<Invoice> {
  await updateInvoice(trx, scope, withPayment(invoice, payment.amount));
  await insertInvoicePayment(trx, scope, invoice.id, payment);
  await settleCredit(trx, scope, invoice, 'payment', payment.amount);
  await cancelLiveSessions(trx, scope, { invoiceId: invoice.id }, now);
  const updated = await getInvoice(trx, scope, invoice.id);
  if (updated.status === 'PAID') {
    const data: InvoiceEvent__Output = { invoice: toProtoInvoice(updated, now) };
    await appendEvent(trx, scope, { type: 'invoice.paid', aggregateId: invoice.id, data });
  }
  return updated;
}
