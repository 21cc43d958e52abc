import { renderCreditNote } from '@storefront/public-json';
import { etagsIn } from '../../http/encoding/if-none-match.ts';
import type { Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage, forwardPage } from '../forward.ts';
import { answerPdf, type PdfOptions } from './answer-pdf.ts';

/** Returns the operations on the credit notes of the signed-in customer. */
export const creditNoteHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  listCreditNotes: forwardPage(billing.listCustomerCreditNotes, ({ creditNotes }) => creditNotes.map(renderCreditNote)),
  getCreditNote: forwardMessage(billing.getCustomerCreditNote, 'creditNote', renderCreditNote),
  getCreditNotePdf: (
    { creditNoteId, download, ifNoneMatch }: PdfOptions & { creditNoteId: string },
    { caller, signal }: Call,
  ): Promise<Reply> =>
    answerPdf(billing.renderCustomerCreditNote({ creditNoteId, knownEtags: etagsIn(ifNoneMatch) }, caller, signal()), download),
});
