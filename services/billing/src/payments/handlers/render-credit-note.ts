import { turnOf } from '@storefront/fair-queue';
import type { BillingStreamHandler } from '../../deps.ts';
import { toCreditNoteDocument } from '../../invoices/pdf/credit-note-document.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { findCreditNoteId, getCreditNote } from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { listRefundsOfCreditNote } from '../store/refunds.ts';

/** Streams the PDF of a credit note of the store, by ID or number. */
export const renderCreditNote: BillingStreamHandler<'RenderCreditNote'> = (deps) =>
  async function* ({ creditNote: named }, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const load = async () => {
      const note = await getCreditNote(deps.db, scope, await findCreditNoteId(deps.db, scope, named));
      const [invoice, refunds] = await Promise.all([
        getInvoice(deps.db, scope, note.invoiceId),
        listRefundsOfCreditNote(deps.db, scope, note.id),
      ]);
      return toCreditNoteDocument(note, invoice, refunds);
    };
    yield* streamPdf(deps, scope, { load, knownEtags: [], turn: { ...turnOf(caller), signal } });
  };
