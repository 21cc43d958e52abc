import { renderAdminRefund, renderCreditNote } from '@storefront/public-json';
import { z } from 'zod';
import { pdfReply } from '../../api/invoices/pdf-reply.ts';
import { CreditNoteOut, InvoicePdfQuery } from '../../api/invoices/schemas.ts';
import { idFilter } from '../../api/schemas/fields.ts';
import { dateFilters, searchFor } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { optionalText } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { file, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { bodyOf, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';
import { REFUND_METHODS, REFUND_STATUSES, RefundOut } from '../schemas/money.ts';

const READ = ['read', 'money'] as const;

const refundFilters = {
  status: z.enum(REFUND_STATUSES).optional().meta({ description: 'With `FAILED`, refunds that were replaced are left out.' }),
  customer_id: idFilter('Only refunds of this customer.'),
};
const RefundPath = storePath({ refund_id: z.string().meta({ format: 'uuid', description: 'The ID of the refund.' }) });
const RetryIn = bodyOf('RefundRetryIn', {
  method: z.enum(REFUND_METHODS).optional().meta({ description: 'By default, the same way.' }),
  reference: optionalText(200).meta({ description: 'Required for `BY_HAND`.' }),
}).optional();

const noteFilters = {
  ...dateFilters('issued', 'date of issue'),
  customer_id: idFilter('Only credit notes of this customer.'),
  q: searchFor("the number, or the purchase order number of the invoice, or a customer's whole email"),
};
const CreditNotePath = storePath({
  credit_note: z.string().meta({ description: 'The ID or the number of the credit note.', examples: ['CN-000007'] }),
});
const AdminCreditNoteOut = named('AdminCreditNote', { ...CreditNoteOut.shape, refunds: z.array(RefundOut) });
const unknownNote = { path: { credit_note: 'CN-0' } };
const unknownRefund = { path: { refund_id: UNKNOWN_ID } };

/** The credit notes of a store, and the refunds. */
// prettier-ignore
export const refundRoutes: AdminRoutes = ({ billing, shoppersBilling }) => [
  listRoute({
    id: 'listCreditNotes', path: `${S}/credit-notes`, scopes: READ, summary: 'List credit notes',
    filters: noteFilters, page: pageOf('A page of credit notes, newest first.', CreditNoteOut, 'AdminCreditNotePage'),
    read: async (keyset, { issuedFrom, issuedTo, customerId, q }, { caller }) => {
      const { creditNotes, next } = await shoppersBilling.listCreditNotes({ issuedFrom, issuedTo, customerId, q, keyset }, caller);
      return { items: creditNotes.map(renderCreditNote), next };
    },
  }),
  adminRoute({
    id: 'getCreditNote', method: 'get', path: `${S}/credit-notes/:credit_note`, scopes: READ, summary: 'Retrieve a credit note', sample: unknownNote,
    request: { path: CreditNotePath }, response: ok('The credit note with its refunds.', AdminCreditNoteOut),
    data: async ({ creditNote: creditNoteId }, { caller }) => {
      const { creditNote, refunds } = await shoppersBilling.getCreditNote({ creditNoteId }, caller);
      return { ...renderCreditNote(present(creditNote, 'credit note')), refunds: refunds.map(renderAdminRefund) };
    },
  }),
  adminRoute({
    id: 'getCreditNotePdf', method: 'get', path: `${S}/credit-notes/:credit_note/pdf`, scopes: READ, summary: 'Retrieve a credit note as a PDF', sample: unknownNote,
    request: { path: CreditNotePath, query: InvoicePdfQuery }, response: file('The PDF.', 'application/pdf'),
    handler: ({ creditNote, download }, { caller, signal }) =>
      pdfReply(shoppersBilling.renderCreditNote({ creditNoteId: creditNote, knownEtags: [] }, caller, signal()), download),
  }),
  listRoute({
    id: 'listRefunds', path: `${S}/refunds`, scopes: READ, summary: 'List refunds',
    filters: refundFilters, page: pageOf('A page of refunds, newest first.', RefundOut, 'AdminRefundPage'),
    read: async (keyset, { status, customerId }, { caller }) => {
      const { refunds, next } = await billing.listRefunds({ status, customerId, keyset }, caller);
      return { items: refunds.map(renderAdminRefund), next };
    },
  }),
  adminRoute({
    id: 'getRefund', method: 'get', path: `${S}/refunds/:refund_id`, scopes: READ, summary: 'Retrieve a refund', sample: unknownRefund,
    request: { path: RefundPath }, response: ok('The refund.', RefundOut),
    data: async ({ refundId }, { caller }) => renderAdminRefund(present((await billing.getRefund({ refundId }, caller)).refund, 'refund')),
  }),
  adminRoute({
    id: 'retryRefund', method: 'post', path: `${S}/refunds/:refund_id/retry`, scopes: ['money'], reasons: ['refund_not_retryable'],
    summary: 'Retry a failed refund', description: 'Replaces it, or settles one that waits to be made by hand. Repeated, it returns the replacement.',
    sample: unknownRefund, request: { path: RefundPath, body: RetryIn }, response: ok('The refund that replaces it.', RefundOut),
    data: async (request, { caller }) => renderAdminRefund(present((await billing.retryRefund(request, caller)).refund, 'refund')),
  }),
];
