import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import { renderInvoice, renderInvoiceRow } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import { etagsIn } from '../../http/encoding/if-none-match.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, FileBody, notModified, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forwardMessage, forwardPage } from '../forward.ts';
import { chunksOf } from './pdf-chunks.ts';

interface PdfRequest {
  readonly invoiceId: string;
  readonly download: boolean;
  readonly ifNoneMatch?: string | undefined;
}

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
  getInvoicePdf: async ({ invoiceId, download, ifNoneMatch }: PdfRequest, { caller, signal }: Call): Promise<Reply> => {
    const parts = billing.renderInvoice({ invoiceId, knownEtags: etagsIn(ifNoneMatch) }, caller, signal())[Symbol.asyncIterator]();
    const pdf = present((await parts.next()).value?.pdf, 'pdf');
    const cached = { ETag: pdf.etag, 'Cache-Control': 'private, max-age=0, must-revalidate' };
    if (pdf.isUnchanged) {
      await parts.return?.();
      return notModified(cached);
    }
    const disposition = `${download ? 'attachment' : 'inline'}; filename="${pdf.number}.pdf"`;
    return {
      status: 200,
      body: new FileBody(pdf.sizeBytes, chunksOf(parts)),
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition, ...cached },
      partial: false,
    };
  },
});
