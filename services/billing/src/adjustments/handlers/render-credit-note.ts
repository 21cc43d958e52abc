import { turnOf } from '@storefront/fair-queue';
import type { BillingStreamHandler } from '../../deps.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { findCreditNoteId } from '../../invoices/store/credit-notes.ts';
import { loadCreditNoteDocument } from './load-credit-note-document.ts';

/** Streams the PDF of a credit note of the store, by ID or number. */
export const renderCreditNote: BillingStreamHandler<'RenderCreditNote'> = (deps) =>
  async function* ({ creditNote: named }, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const load = async () => loadCreditNoteDocument(deps.db, scope, await findCreditNoteId(deps.db, scope, named));
    yield* streamPdf(deps, scope, { load, knownEtags: [], turn: { ...turnOf(caller), signal } });
  };
