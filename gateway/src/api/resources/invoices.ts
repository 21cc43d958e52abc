import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1';
import { renderInvoice, renderInvoiceRow } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import { etagsIn } from '../../http/encoding/if-none-match.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage, forwardPage } from '../forward.ts';
import { answerPdf, type PdfOptions } from './answer-pdf.ts';

/** Returns the operations on the invoices of the signed-in customer. */
export const invoiceHandlers = ({ clients: { billing, orders } }: ResourceDeps) => ({
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
  /** The invoice as a PDF, rendered while the client waits unless it holds the current one. */
  getInvoicePdf: async (
    { invoiceId, download, ifNoneMatch }: PdfOptions & { invoiceId: string },
    { caller, signal }: Call,
  ): Promise<Reply> => {
    const parts = billing.renderInvoice({ invoiceId, knownEtags: etagsIn(ifNoneMatch) }, caller, signal());
    return await answerPdf(parts, download);
  },
});
