import { inTransaction, type Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Kysely } from 'kysely';
import { type Invoice, type InvoicePayment, withPayment } from '../domain/invoice.ts';
import { insertInvoicePayment, updateInvoice } from '../store/invoice-writes.ts';
import { getInvoice, lockInvoice } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/invoices.ts';
import { closeLiveSessions } from './close-sessions.ts';
import { settleCredit } from './settle-credit.ts';

/** Books money that the store received, the whole of what is due or a part. A live payment session is cancelled: it asks for too much now. */
export const payInvoice = (db: Kysely<Database>, scope: Scope, invoiceId: string, payment: InvoicePayment): Promise<Invoice> =>
  inTransaction(db, async (trx) => {
    const invoice = await lockInvoice(trx, scope, invoiceId);
    await updateInvoice(trx, scope, withPayment(invoice, payment.amount));
    await insertInvoicePayment(trx, scope, invoiceId, payment);
    await settleCredit(trx, scope, invoice, 'payment', payment.amount);
    await closeLiveSessions(trx, scope, { invoiceId }, payment.paidAt);
    const whole = await getInvoice(trx, scope, invoiceId);
    if (whole.status === 'PAID') {
      const data: InvoiceEvent__Output = { invoice: toProtoInvoice(whole, payment.paidAt) };
      await appendEvent(trx, scope, { type: 'invoice.paid', aggregateId: invoiceId, data });
    }
    return whole;
  });
