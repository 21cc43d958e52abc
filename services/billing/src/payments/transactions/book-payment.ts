import type { Scope } from '@storefront/db';
import { settleCredit } from '../../credit/transactions/settle-credit.ts';
import { cancelLiveSessions } from '../../gateways/transactions/close-payment-sessions.ts';
import { type Invoice, type InvoiceHead, type InvoicePayment, withPayment } from '../../invoices/domain/invoice.ts';
import { insertInvoicePayment, updateInvoice } from '../../invoices/store/invoice-writes.ts';
import { publishInvoice } from '../../invoices/transactions/publish-invoice.ts';
import type { Trx } from '../../store/schema.ts';

/** Applies a full or partial payment to a locked invoice. A live payment session is canceled, because its amount is now too high. */
export async function bookPayment(trx: Trx, scope: Scope, invoice: InvoiceHead, payment: InvoicePayment, now: Date): Promise<Invoice> {
  await updateInvoice(trx, scope, withPayment(invoice, payment.amount));
  await insertInvoicePayment(trx, scope, invoice, payment, now);
  await settleCredit(trx, scope, invoice, 'payment', payment.amount);
  await cancelLiveSessions(trx, scope, { invoiceIds: [invoice.id] }, now);
  return await publishInvoice(trx, scope, invoice, now);
}
