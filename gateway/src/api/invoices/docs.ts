import { linksTo, type OperationDocs } from '@storefront/api-docs';
import { PAGE_REFUSALS } from '../checkout/docs.ts';
import { enveloped, example, paged } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import { INVOICE_SESSION, INVOICES_PAYMENT, ORDER_ROW } from '../orders/docs.ts';
import { CREDIT_NOTE, INVOICE, INVOICE_ROW } from './examples.ts';

export const INVOICE_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listInvoices: {
    description: "Returns a page of the signed-in customer's invoices that match every filter. `total` counts the matching invoices.",
    response: { page: paged('A page with one invoice', [INVOICE_ROW], 1) },
    sample: { query: { settlement: 'UNPAID', sort: 'due_at', limit: '20' } },
    links: linksTo({ invoice_id: '$response.body#/data/0/id' }, 'getInvoice', 'getInvoicePdf'),
  },
  getInvoice: {
    description:
      "Returns an invoice with its lines, taxes, and payments. An unknown invoice or another customer's invoice returns 404. If the " +
      '`order` section is unavailable, it is `null` and `errors` names it.',
    response: { open: enveloped('An open invoice', { ...INVOICE, order: ORDER_ROW }) },
  },
  getInvoicePdf: {
    description:
      'Returns the invoice as a PDF, rendered on demand. `Content-Disposition` names the file after the invoice number. The bytes are identical until ' +
      'the invoice changes, for example when it is paid or voided; until then, a request with the `ETag` in `If-None-Match` returns 304. An unknown ' +
      "invoice or another customer's invoice returns 404. If you receive fewer bytes than `Content-Length`, the file is incomplete: repeat the request.",
    response: { pdf: example('The invoice as a PDF', '%PDF-1.7 …') },
    sample: { query: { download: 'true' }, file: 'invoice.pdf' },
  },
  applyInvoiceCredit: {
    description:
      'Pays an open invoice from the customer’s unapplied credit, and returns the invoice. A pending payment session of the invoice is ' +
      'canceled. The body is optional; without `amount`, as much as possible is applied. `order` is `null`.',
    reasons: [
      'no_unapplied_credit',
      'invoice_already_paid',
      'invoice_voided',
      'payment_in_progress',
      'amount_exceeds_credit',
      'amount_exceeds_due',
    ],
    request: { part: example('Apply a part of the credit', { amount: 500 }), all: example('As much as possible', {}) },
    response: { paid: enveloped('The invoice after the payment', { ...INVOICE, order: null }) },
    sample: { headers: { 'Idempotency-Key': `credit-${IDS.invoice}` }, body: {} },
  },
  listCreditNotes: {
    description: "Returns a page of the signed-in customer's credit notes, newest first.",
    response: { page: paged('A page with one credit note', [CREDIT_NOTE], 1) },
    links: linksTo({ credit_note_id: '$response.body#/data/0/id' }, 'getCreditNote', 'getCreditNotePdf'),
  },
  getCreditNote: {
    description: "Returns a credit note. An unknown credit note or another customer's returns 404.",
    response: { note: enveloped('A credit note', CREDIT_NOTE) },
  },
  getCreditNotePdf: {
    description: 'Returns the credit note as a PDF, like the PDF of an invoice.',
    response: { pdf: example('The credit note as a PDF', '%PDF-1.7 …') },
    sample: { query: { download: 'true' }, file: 'credit-note.pdf' },
  },
  payInvoice: {
    description:
      'Returns the live payment session of an open invoice, or opens a new session for the amount due. Redirect the shopper to ' +
      '`redirect_url` to pay. The body is optional; a live session keeps the URLs with which it was opened. A paid or voided invoice returns 409. If the store does not accept online payments, the request returns ' +
      '403.',
    reasons: ['invoice_already_paid', 'invoice_voided', ...PAGE_REFUSALS],
    request: {
      returning: example('Return to the store after the payment', {
        return_url: 'https://shop.example/invoices',
        cancel_url: 'https://shop.example/account',
      }),
      none: example('Without a return URL', {}),
    },
    response: { pending: enveloped('Waiting for payment at `redirect_url`', INVOICE_SESSION) },
    sample: { headers: { 'Idempotency-Key': `pay-${IDS.invoice}` } },
  },
  payInvoices: {
    description:
      'Opens a payment session of 1 to 100 open invoices in one currency. Redirect the shopper to `redirect_url` to pay. The payment settles all ' +
      'of them together; what an invoice can no longer take is refunded. Pending sessions of these invoices are canceled. Without `amount`, ' +
      'the full amount due is paid. A paid or voided invoice returns 409.',
    reasons: ['duplicate_invoice', 'amount_exceeds_due', 'invoice_already_paid', 'invoice_voided', 'payment_in_progress', ...PAGE_REFUSALS],
    request: {
      all: example('All that is due', { invoices: [{ invoice_id: IDS.invoice }] }),
      part: example('A part of what is due', {
        invoices: [{ invoice_id: IDS.invoice, amount: 500 }],
        return_url: 'https://shop.example/invoices',
        cancel_url: 'https://shop.example/account',
      }),
    },
    response: { pending: enveloped('Waiting for payment at `redirect_url`', INVOICES_PAYMENT) },
    sample: { headers: { 'Idempotency-Key': `pay-all-${IDS.invoice}` } },
  },
  getInvoicesPayment: {
    description:
      "Returns a payment session of several invoices. Another customer's session, or one of an order or a single invoice, returns 404.",
    response: { paid: enveloped('A payment that was made', { ...INVOICES_PAYMENT, status: 'PAID', redirect_url: null }) },
  },
};
