import type { Scope } from '@storefront/db';
import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1';
import type { BillingDeps } from '../../deps.ts';
import { getInvoice } from '../store/invoices.ts';
import { toInvoiceDocument } from './invoice-document.ts';
import { type PdfRequest, streamPdf } from './stream-pdf.ts';

/** Streams the PDF of an invoice; 404 before anything is rendered if it is unknown or belongs to a customer other than the scope's. */
export async function* streamInvoicePdf(
  deps: Pick<BillingDeps, 'db' | 'pdfs'>,
  scope: Scope & { customerId?: string },
  { invoiceId, ...request }: Omit<PdfRequest, 'load'> & { readonly invoiceId: string },
): AsyncGenerator<RenderInvoiceResponse> {
  const load = async () => toInvoiceDocument(await getInvoice(deps.db, scope, invoiceId));
  yield* streamPdf(deps, scope, { ...request, load });
}
