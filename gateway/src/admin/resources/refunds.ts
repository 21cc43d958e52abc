import { renderAdminRefund, renderCreditNote } from '@storefront/public-json';
import { z } from 'zod';
import { pdfReply } from '../../api/invoices/pdf-reply.ts';
import { CreditNoteOut, InvoicePdfQuery } from '../../api/invoices/schemas.ts';
import { envelopeOf } from '../../api/schemas/envelopes.ts';
import { idFilter } from '../../api/schemas/fields.ts';
import { dateFilters, searchFor } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { optionalText } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { file, ok } from '../../http/routing/responses.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { cursorList, cursorPageOf, cursorPaging } from '../http/cursor-list.ts';
import { bodyOf, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';
import { REFUND_METHODS, REFUND_STATUSES, RefundOut } from '../schemas/money.ts';

const READ = ['read', 'money'] as const;

const RefundListQuery = z.object({
  status: z.enum(REFUND_STATUSES).optional().meta({ description: 'With `FAILED`, refunds that were replaced are left out.' }),
  customer_id: idFilter('Only refunds of this customer.'),
  ...cursorPaging,
});
const RefundPath = storePath({ refund_id: z.string().meta({ format: 'uuid', description: 'The ID of the refund.' }) });
const RetryIn = bodyOf('RefundRetryIn', {
  method: z.enum(REFUND_METHODS).optional().meta({ description: 'By default, the same way.' }),
  reference: optionalText(200).meta({ description: 'Required for `BY_HAND`.' }),
}).optional();

const CreditNoteListQuery = z.object({
  ...dateFilters('issued', 'date of issue'),
  customer_id: idFilter('Only credit notes of this customer.'),
  q: searchFor("the number, or the purchase order number of the invoice, or a customer's whole email"),
  ...cursorPaging,
});
const CreditNotePath = storePath({
  credit_note: z.string().meta({ description: 'The ID or the number of the credit note.', examples: ['CN-000007'] }),
});
const AdminCreditNoteOut = named('AdminCreditNote', { ...CreditNoteOut.shape, refunds: z.array(RefundOut) });
const unknownNote = { path: { credit_note: 'CN-0' } };
const unknownRefund = { path: { refund_id: UNKNOWN_ID } };

/** The credit notes of a store, and the refunds. */
// prettier-ignore
export const refundRoutes = ({ billing, shoppersBilling }: AdminClients): readonly AdminRoute[] => [
  adminRoute({
    id: 'listCreditNotes', method: 'get', path: `${S}/credit-notes`, scopes: READ, summary: 'List credit notes', sample: {},
    request: { path: storePath({}), query: CreditNoteListQuery },
    response: ok('A page of credit notes, newest first.', cursorPageOf(CreditNoteOut, 'AdminCreditNotePage')),
    handler: (request, { caller }) => {
      const { issuedFrom, issuedTo, customerId, q } = request;
      return cursorList(request, async (keyset) => {
        const { creditNotes, next } = await shoppersBilling.listCreditNotes({ issuedFrom, issuedTo, customerId, q, keyset }, caller);
        return { items: creditNotes.map(renderCreditNote), next };
      });
    },
  }),
  adminRoute({
    id: 'getCreditNote', method: 'get', path: `${S}/credit-notes/:credit_note`, scopes: READ, summary: 'Retrieve a credit note', sample: unknownNote,
    request: { path: CreditNotePath }, response: ok('The credit note with its refunds.', envelopeOf(AdminCreditNoteOut)),
    handler: async ({ creditNote: creditNoteId }, { caller }) => {
      const { creditNote, refunds } = await shoppersBilling.getCreditNote({ creditNoteId }, caller);
      return enveloped({ ...renderCreditNote(present(creditNote, 'credit note')), refunds: refunds.map(renderAdminRefund) });
    },
  }),
  adminRoute({
    id: 'getCreditNotePdf', method: 'get', path: `${S}/credit-notes/:credit_note/pdf`, scopes: READ, summary: 'Retrieve a credit note as a PDF', sample: unknownNote,
    request: { path: CreditNotePath, query: InvoicePdfQuery }, response: file('The PDF.', 'application/pdf'),
    handler: ({ creditNote, download }, { caller, signal }) =>
      pdfReply(shoppersBilling.renderCreditNote({ creditNoteId: creditNote, knownEtags: [] }, caller, signal()), download),
  }),
  adminRoute({
    id: 'listRefunds', method: 'get', path: `${S}/refunds`, scopes: READ, summary: 'List refunds', sample: {},
    request: { path: storePath({}), query: RefundListQuery },
    response: ok('A page of refunds, newest first.', cursorPageOf(RefundOut, 'AdminRefundPage')),
    handler: (request, { caller }) =>
      cursorList(request, async (keyset) => {
        const { refunds, next } = await billing.listRefunds({ status: request.status, customerId: request.customerId, keyset }, caller);
        return { items: refunds.map(renderAdminRefund), next };
      }),
  }),
  adminRoute({
    id: 'getRefund', method: 'get', path: `${S}/refunds/:refund_id`, scopes: READ, summary: 'Retrieve a refund', sample: unknownRefund,
    request: { path: RefundPath }, response: ok('The refund.', envelopeOf(RefundOut)),
    handler: async ({ refundId }, { caller }) => enveloped(renderAdminRefund(present((await billing.getRefund({ refundId }, caller)).refund, 'refund'))),
  }),
  adminRoute({
    id: 'retryRefund', method: 'post', path: `${S}/refunds/:refund_id/retry`, scopes: ['money'], reasons: ['refund_not_retryable'],
    summary: 'Retry a failed refund', description: 'Replaces it, or settles one that waits to be made by hand. Repeated, it returns the replacement.',
    sample: unknownRefund, request: { path: RefundPath, body: RetryIn }, response: ok('The refund that replaces it.', envelopeOf(RefundOut)),
    handler: async (request, { caller }) => enveloped(renderAdminRefund(present((await billing.retryRefund(request, caller)).refund, 'refund'))),
  }),
];
