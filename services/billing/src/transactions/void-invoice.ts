import type { Scope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { Transaction } from 'kysely';
import { type Invoice, type InvoiceHead, voided } from '../domain/invoice.ts';
import { updateInvoice } from '../store/invoice-writes.ts';
import { getInvoice } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';
import { toProtoInvoice } from '../wire/invoices.ts';
import { closeLiveSessions } from './close-sessions.ts';
import { settleCredit } from './settle-credit.ts';

/** Voids a locked open invoice: what was due on it is owed no more, a live payment session is cancelled. 409 when it is closed. */
export async function voidLockedInvoice(trx: Transaction<Database>, scope: Scope, invoice: InvoiceHead, now: Date): Promise<Invoice> {
  await updateInvoice(trx, scope, voided(invoice, now));
  await settleCredit(trx, scope, invoice, 'void', invoice.amountDue);
  await closeLiveSessions(trx, scope, { invoiceId: invoice.id }, now);
  const whole = await getInvoice(trx, scope, invoice.id);
  const data: InvoiceEvent__Output = { invoice: toProtoInvoice(whole, now) };
  await appendEvent(trx, scope, { type: 'invoice.voided', aggregateId: invoice.id, data });
  return whole;
}
