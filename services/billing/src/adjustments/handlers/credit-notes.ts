import type { CallerScope } from '@storefront/db';
import { flowOf } from '@storefront/fair-queue';
import { callerScope, dateRangeOf, idNamedIn, newestFirst, pageOf } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { toCreditNoteDocument } from '../../invoices/pdf/credit-note-document.ts';
import { streamPdf } from '../../invoices/pdf/stream-pdf.ts';
import { beginningOf } from '../../invoices/store/beginning-of.ts';
import {
  findCreditNoteId,
  getCreditNote as getCreditNoteInStore,
  listCreditNotes as listCreditNotesInStore,
  listCreditNotesAfter,
} from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { listRefundsOfCreditNote } from '../../refunds/store/refunds.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';
import type { Db } from '../../store/schema.ts';

/** Returns a credit note of the caller; 404 for any other. Operators also receive its refunds. */
export const getCreditNote: BillingHandler<'GetCreditNote'> =
  ({ db }) =>
  async ({ creditNoteId: named }, caller) => {
    const scope = callerScope(caller);
    const note = await getCreditNoteInStore(db, scope, await noteIdIn(db, scope, named));
    const refunds = scope.customerId === undefined ? await listRefundsOfCreditNote(db, scope, note.id) : [];
    return { creditNote: toProtoCreditNote(note), refunds: refunds.map(toProtoRefund) };
  };

/** Streams the PDF of a credit note of the caller; 404 for any other, before anything is rendered. */
export const renderCreditNote: BillingStreamHandler<'RenderCreditNote'> = (deps) =>
  async function* ({ creditNoteId: named, knownEtags }, caller, signal) {
    const scope = callerScope(caller);
    const creditNoteId = await noteIdIn(deps.db, scope, named);
    const load = async () => {
      const note = await getCreditNoteInStore(deps.db, scope, creditNoteId);
      const [invoice, refunds] = await Promise.all([
        getInvoice(deps.db, scope, note.invoiceId),
        listRefundsOfCreditNote(deps.db, scope, note.id),
      ]);
      return toCreditNoteDocument(note, invoice, refunds);
    };
    yield* streamPdf(deps, scope, { load, knownEtags, flow: { ...flowOf(caller), signal } });
  };

const noteIdIn = (db: Db, scope: CallerScope, named: string) =>
  idNamedIn(scope, { kind: 'credit note', named }, (store) => findCreditNoteId(db, store, named));

/** Lists the credit notes of the caller, newest first. */
export const listCreditNotes: BillingHandler<'ListCreditNotes'> =
  ({ db }) =>
  async (request, caller) => {
    if (request.keyset) {
      const { issuedFrom, issuedTo, q } = request;
      const customerId = request.customerId === undefined ? undefined : await findCustomerId(db, caller, request.customerId);
      const issued = dateRangeOf('issued', { from: issuedFrom, to: issuedTo });
      const filter = { customerId, issued, beginning: await beginningOf(db, caller, q) };
      const { rows, next } = await listCreditNotesAfter(db, callerScope(caller), filter, newestFirst(request.keyset));
      return { creditNotes: rows.map(toProtoCreditNote), next };
    }
    const { notes, total } = await listCreditNotesInStore(db, callerScope(caller), pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
