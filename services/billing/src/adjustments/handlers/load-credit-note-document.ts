import { toCreditNoteDocument } from '../../invoices/pdf/credit-note-document.ts';
import { type CreditNoteScope, getCreditNote } from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { listRefundsOfCreditNote } from '../../refunds/store/refunds.ts';
import type { Db } from '../../store/schema.ts';

/** Loads the document of a credit note; 404 if it is unknown or not in the scope. */
export async function loadCreditNoteDocument(db: Db, scope: CreditNoteScope, id: string): Promise<ReturnType<typeof toCreditNoteDocument>> {
  const note = await getCreditNote(db, scope, id);
  const [invoice, refunds] = await Promise.all([getInvoice(db, scope, note.invoiceId), listRefundsOfCreditNote(db, scope, note.id)]);
  return toCreditNoteDocument(note, invoice, refunds);
}
