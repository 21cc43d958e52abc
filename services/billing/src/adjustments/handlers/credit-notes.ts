import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { toCreditNoteDocument } from '../../invoices/pdf/credit-note-document.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { type CreditNoteScope, findCreditNoteId, getCreditNote as loadCreditNote } from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { listRefundsOfCreditNote } from '../../refunds/store/refunds.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';
import type { Db } from '../../store/schema.ts';

/** Returns a credit note of the store, by ID or number, with its refunds. */
export const getCreditNote: BillingHandler<'GetCreditNote'> =
  ({ db }) =>
  async ({ creditNote: named }, { tenantId, mode }) => {
    const scope = { tenantId, mode };
    const note = await loadCreditNote(db, scope, await findCreditNoteId(db, scope, named));
    const refunds = await listRefundsOfCreditNote(db, scope, note.id);
    return { creditNote: toProtoCreditNote(note), refunds: refunds.map(toProtoRefund) };
  };

/** Streams the PDF of a credit note of the store, by ID or number. */
export const renderCreditNote: BillingStreamHandler<'RenderCreditNote'> = (deps) =>
  async function* ({ creditNote: named }, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const load = async () => loadCreditNoteDocument(deps.db, scope, await findCreditNoteId(deps.db, scope, named));
    yield* streamPdf(deps, scope, { load, knownEtags: [], turn: { ...turnOf(caller), signal } });
  };

/** Streams the PDF of one of the caller's credit notes; 404 for any other, before anything is rendered. */
export const renderCustomerCreditNote: BillingStreamHandler<'RenderCustomerCreditNote'> = (deps) =>
  async function* ({ creditNoteId, knownEtags }, caller, signal) {
    const scope = customerScope(caller);
    if (!isUuid(creditNoteId)) throw notFound('credit note');
    const load = () => loadCreditNoteDocument(deps.db, scope, creditNoteId);
    yield* streamPdf(deps, scope, { load, knownEtags, turn: { ...turnOf(caller), signal } });
  };

/** Loads the document of a credit note; 404 if it is unknown or not in the scope. */
async function loadCreditNoteDocument(db: Db, scope: CreditNoteScope, id: string): Promise<ReturnType<typeof toCreditNoteDocument>> {
  const note = await loadCreditNote(db, scope, id);
  const [invoice, refunds] = await Promise.all([getInvoice(db, scope, note.invoiceId), listRefundsOfCreditNote(db, scope, note.id)]);
  return toCreditNoteDocument(note, invoice, refunds);
}
