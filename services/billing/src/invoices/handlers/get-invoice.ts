import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotesOfInvoice } from '../store/credit-notes.ts';
import { getInvoice as loadInvoice } from '../store/invoices.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../wire/to-proto-invoice.ts';

/** Returns one of the caller's invoices; 404 if it belongs to another customer. */
export const getInvoice: BillingHandler<'GetInvoice'> =
  ({ db, now }) =>
  async ({ invoiceId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    const invoice = await loadInvoice(db, scope, invoiceId);
    const notes = await listCreditNotesOfInvoice(db, scope, invoice.id);
    return { invoice: { ...toProtoInvoice(invoice, now()), creditNotes: notes.map(toProtoCreditNote) } };
  };
