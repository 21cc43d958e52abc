import { inSnapshot } from '@storefront/db';
import { callerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { invoiceIdIn } from '../../invoices/handlers/invoices.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { getInvoice as getInvoiceInStore } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { toProtoInvoice } from '../../invoices/wire/to-proto-invoice.ts';
import { readStoreInvoice } from '../transactions/read-store-invoice.ts';

/** Returns an invoice of the caller with its credit notes; 404 for any other. Operators also receive the credit that could be applied to it, its version, and the permitted actions. */
export const getInvoice: BillingHandler<'GetInvoice'> =
  ({ db, now }) =>
  async ({ invoiceId: named }, caller) => {
    const scope = callerScope(caller);
    const id = await invoiceIdIn(db, scope, named);
    if (scope.customerId === undefined) return await inSnapshot(db, (trx) => readStoreInvoice(trx, scope, id, now()));
    const invoice = await getInvoiceInStore(db, scope, id);
    const notes = await listCreditNotesOfInvoice(db, scope, id);
    return { invoice: { ...toProtoInvoice(invoice, now()), creditNotes: notes.map(toProtoCreditNote) } };
  };
