import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import type { BillingStreamHandler } from '../../deps.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { loadCreditNoteDocument } from './load-credit-note-document.ts';

/** Streams the PDF of one of the caller's credit notes; 404 for any other, before anything is rendered. */
export const renderCustomerCreditNote: BillingStreamHandler<'RenderCustomerCreditNote'> = (deps) =>
  async function* ({ creditNoteId, knownEtags }, caller, signal) {
    const scope = customerScope(caller);
    if (!isUuid(creditNoteId)) throw notFound('credit note');
    const load = () => loadCreditNoteDocument(deps.db, scope, creditNoteId);
    yield* streamPdf(deps, scope, { load, knownEtags, turn: { ...turnOf(caller), signal } });
  };
