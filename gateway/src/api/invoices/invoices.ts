import { documented } from '@storefront/api-docs';
import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import { renderCreditNote, renderInvoice, renderInvoiceRow, renderInvoicesPayment, renderPaymentSession } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import { etagsIn } from '../../http/encoding/if-none-match.ts';
import { ConditionalHeaders } from '../../http/input/conditional-headers.ts';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import { created, file, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_ACCOUNT } from '../access.ts';
import { InvoicesPaymentIn, InvoicesPaymentOut, InvoicesPaymentPath, PaymentSessionOut } from '../checkout/payment-sessions.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage, forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { pagingQuery } from '../schemas/numbers.ts';
import { INVOICE_OPERATIONS } from './docs.ts';
import { type PdfOptions, pdfReply } from './pdf-reply.ts';
import {
  ApplyCreditIn,
  CreditNoteOut,
  CreditNotePath,
  InvoiceListQuery,
  InvoiceOut,
  InvoicePath,
  InvoicePaymentIn,
  InvoicePdfQuery,
  InvoiceRowOut,
} from './schemas.ts';

/** The invoices and credit notes of the signed-in customer, and their payment. */
export function invoiceRoutes(deps: ResourceDeps): readonly Route[] {
  const invoices = invoiceHandlers(deps);
  const creditNotes = creditNoteHandlers(deps);
  const payments = paymentHandlers(deps);
  // prettier-ignore
  return documented('Invoices', INVOICE_OPERATIONS, [
    route({
      id: 'listInvoices', method: 'get', path: '/v1/invoices', ...SHOPPER_ACCOUNT,
      summary: 'List invoices', request: { query: InvoiceListQuery },
      response: ok('A page of invoices.', pageOf(InvoiceRowOut, 'InvoicePage')), handler: invoices.listInvoices,
    }),
    route({
      id: 'getInvoice', method: 'get', path: '/v1/invoices/:invoice_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve an invoice', request: { path: InvoicePath }, response: ok('The invoice.', envelopeOf(InvoiceOut)), handler: invoices.getInvoice,
    }),
    route({
      id: 'getInvoicePdf', method: 'get', path: '/v1/invoices/:invoice_id/pdf', ...SHOPPER_ACCOUNT, permits: 'documents',
      summary: 'Retrieve an invoice as a PDF', request: { path: InvoicePath, query: InvoicePdfQuery, headers: ConditionalHeaders },
      response: file('The PDF.', 'application/pdf'), handler: invoices.getInvoicePdf,
    }),
    route({
      id: 'payInvoice', method: 'post', path: '/v1/invoices/:invoice_id/pay', ...SHOPPER_ACCOUNT, permits: 'checkouts',
      summary: 'Pay an invoice', request: { headers: IdempotencyHeaders, path: InvoicePath, body: InvoicePaymentIn },
      response: ok('The live payment session.', envelopeOf(PaymentSessionOut)), handler: payments.payInvoice,
    }),
    route({
      id: 'payInvoices', method: 'post', path: '/v1/invoice-payments', ...SHOPPER_ACCOUNT, permits: 'checkouts',
      summary: 'Pay several invoices', request: { headers: IdempotencyHeaders, body: InvoicesPaymentIn },
      response: created('The payment session.', envelopeOf(InvoicesPaymentOut)), handler: payments.payInvoices,
    }),
    route({
      id: 'getInvoicesPayment', method: 'get', path: '/v1/invoice-payments/:session_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve a payment of several invoices', request: { path: InvoicesPaymentPath },
      response: ok('The payment session.', envelopeOf(InvoicesPaymentOut)), handler: payments.getInvoicesPayment,
    }),
    route({
      id: 'applyInvoiceCredit', method: 'post', path: '/v1/invoices/:invoice_id/apply-credit', ...SHOPPER_ACCOUNT, permits: 'checkouts',
      summary: 'Pay an invoice from unapplied credit', request: { headers: IdempotencyHeaders, path: InvoicePath, body: ApplyCreditIn },
      response: ok('The invoice.', envelopeOf(InvoiceOut)), handler: invoices.applyInvoiceCredit,
    }),
    route({
      id: 'listCreditNotes', method: 'get', path: '/v1/credit-notes', ...SHOPPER_ACCOUNT,
      summary: 'List credit notes', request: { query: pagingQuery },
      response: ok('A page of credit notes.', pageOf(CreditNoteOut, 'CreditNotePage')), handler: creditNotes.listCreditNotes,
    }),
    route({
      id: 'getCreditNote', method: 'get', path: '/v1/credit-notes/:credit_note_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve a credit note', request: { path: CreditNotePath }, response: ok('The credit note.', envelopeOf(CreditNoteOut)),
      handler: creditNotes.getCreditNote,
    }),
    route({
      id: 'getCreditNotePdf', method: 'get', path: '/v1/credit-notes/:credit_note_id/pdf', ...SHOPPER_ACCOUNT, permits: 'documents',
      summary: 'Retrieve a credit note as a PDF', request: { path: CreditNotePath, query: InvoicePdfQuery, headers: ConditionalHeaders },
      response: file('The PDF.', 'application/pdf'), handler: creditNotes.getCreditNotePdf,
    }),
  ]);
}

/** Returns the operations on the payments of invoices. */
const paymentHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  /** Returns the live payment session of an open invoice, or opens a new one. */
  payInvoice: forwardMessage(billing.payInvoice, 'paymentSession', renderPaymentSession),
  /** Opens a payment session of several invoices. */
  payInvoices: forwardMessage(billing.payInvoices, 'paymentSession', renderInvoicesPayment, 201),
  /** Returns a payment session of several invoices. */
  getInvoicesPayment: forwardMessage(billing.getInvoicesPayment, 'paymentSession', renderInvoicesPayment),
});

/** Returns the operations on the invoices of the signed-in customer. */
const invoiceHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
  listInvoices: forwardPage(billing.listInvoices, ({ invoices }) => invoices.map(renderInvoiceRow)),
  /** Returns the invoice, with its order if the orders service is available. */
  getInvoice: async (request: { invoiceId: string }, { caller }: Call): Promise<Reply> => {
    const invoice = present((await billing.getInvoice(request, caller)).invoice, 'invoice');
    const order = await section(['order'], caller, async (within) => (await orders.getOrder({ orderId: invoice.orderId }, within)).order);
    return enveloped(renderInvoice({ ...invoice, order: order.value }), { errors: order.errors });
  },
  /** Pays an invoice from the customer's unapplied credit. */
  applyInvoiceCredit: forwardMessage(billing.applyInvoiceCredit, 'invoice', (invoice: Invoice__Output) =>
    renderInvoice({ ...invoice, order: null }),
  ),
  /** The invoice as a PDF, rendered while the client waits unless it has the current one. */
  getInvoicePdf: async (
    { invoiceId, download, ifNoneMatch }: PdfOptions & { invoiceId: string },
    { caller, signal }: Call,
  ): Promise<Reply> => {
    const parts = billing.renderInvoice({ invoiceId, knownEtags: etagsIn(ifNoneMatch) }, caller, signal());
    return await pdfReply(parts, download);
  },
});

/** Returns the operations on the credit notes of the signed-in customer. */
const creditNoteHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  listCreditNotes: forwardPage(billing.listCreditNotes, ({ creditNotes }) => creditNotes.map(renderCreditNote)),
  getCreditNote: forwardMessage(billing.getCreditNote, 'creditNote', renderCreditNote),
  getCreditNotePdf: (
    { creditNoteId, download, ifNoneMatch }: PdfOptions & { creditNoteId: string },
    { caller, signal }: Call,
  ): Promise<Reply> => pdfReply(billing.renderCreditNote({ creditNoteId, knownEtags: etagsIn(ifNoneMatch) }, caller, signal()), download),
});
