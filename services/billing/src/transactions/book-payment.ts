import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Transaction } from 'kysely';
import { type Invoice, type InvoiceHead, type InvoicePayment, withPayment } from '../domain/invoice.ts';
import { insertInvoicePayment, updateInvoice } from '../store/invoice-writes.ts';
import { getInvoice } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/invoices.ts';
import { closeLiveSessions } from './close-sessions.ts';
import { settleCredit } from './settle-credit.ts';

/** Books money on a locked invoice, the whole of what is due or a part. A live payment session is cancelled: it asks for too much now. */
export async function bookPayment(
  trx: Transaction<Database>,
  scope: Scope,
  invoice: InvoiceHead,
  payment: InvoicePayment,
): Promise<Invoice> {
  await updateInvoice(trx, scope, withPayment(invoice, payment.amount));
  await insertInvoicePayment(trx, scope, invoice.id, payment);
  await settleCredit(trx, scope, invoice, 'payment', payment.amount);
  await closeLiveSessions(trx, scope, { invoiceId: invoice.id }, payment.paidAt);
  const whole = await getInvoice(trx, scope, invoice.id);
  if (whole.status === 'PAID') {
    const data: InvoiceEvent__Output = { invoice: toProtoInvoice(whole, payment.paidAt) };
    await appendEvent(trx, scope, { type: 'invoice.paid', aggregateId: invoice.id, data });
  }
  return whole;
}
