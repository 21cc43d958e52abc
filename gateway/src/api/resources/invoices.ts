import type { RenderInvoiceResponse__Output } from '@storefront/proto/storefront/billing/v1/RenderInvoiceResponse';
import { renderInvoice, renderInvoiceRow } from '@storefront/public-json';
import { section } from '@storefront/rpc';
import type { z } from 'zod';
import { etagsIn } from '../../http/encoding/if-none-match.ts';
import type { ConditionalHeaders } from '../../http/input/conditional-headers.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, FileBody, notModified, page, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { InvoicePdfQuery } from '../schemas/invoices.ts';
import type { pagingQuery } from '../schemas/numbers.ts';

type Clients = Pick<ResourceDeps, 'clients'>;

export const listInvoices =
  ({ clients }: Clients) =>
  async ({ query }: { query: z.output<typeof pagingQuery> }, { caller }: Call): Promise<Reply> => {
    const { invoices, total } = await clients.billing.listInvoices(query, caller);
    return page(invoices.map(renderInvoiceRow), { ...query, total });
  };

/** Returns the invoice, with its order if the orders service is available. */
export const getInvoice =
  ({ clients: { billing, orders } }: Clients) =>
  async ({ path }: { path: { invoice_id: string } }, { caller }: Call): Promise<Reply> => {
    const invoice = present((await billing.getInvoice({ invoiceId: path.invoice_id }, caller)).invoice, 'invoice');
    const order = await section(['order'], caller, async (within) => (await orders.getOrder({ orderId: invoice.orderId }, within)).order);
    return enveloped(renderInvoice(invoice, order.value), { errors: order.errors });
  };

interface PdfInput {
  readonly path: { invoice_id: string };
  readonly query: z.output<typeof InvoicePdfQuery>;
  readonly headers: z.output<typeof ConditionalHeaders>;
}

/** The invoice as a PDF, rendered while the client waits unless it holds the current one. */
export const getInvoicePdf =
  ({ clients: { billing } }: Clients) =>
  async ({ path, query, headers }: PdfInput, { caller, signal }: Call): Promise<Reply> => {
    const known = { invoiceId: path.invoice_id, knownEtags: etagsIn(headers['if-none-match']) };
    const parts = billing.renderInvoice(known, caller, signal())[Symbol.asyncIterator]();
    const pdf = present((await parts.next()).value?.pdf, 'pdf');
    const cached = { ETag: pdf.etag, 'Cache-Control': 'private, max-age=0, must-revalidate' };
    if (pdf.isUnchanged) {
      await parts.return?.();
      return notModified(cached);
    }
    const disposition = `${query.download ? 'attachment' : 'inline'}; filename="${pdf.number}.pdf"`;
    return {
      status: 200,
      body: new FileBody(pdf.sizeBytes, chunksOf(parts)),
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition, ...cached },
      partial: false,
    };
  };

async function* chunksOf(parts: AsyncIterator<RenderInvoiceResponse__Output>): AsyncGenerator<Buffer> {
  try {
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield present(part.value.chunk, 'chunk');
  } finally {
    await parts.return?.();
  }
}
