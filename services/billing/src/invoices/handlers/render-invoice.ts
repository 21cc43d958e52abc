import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { RenderInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/RenderInvoiceRequest';
import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1/RenderInvoiceResponse';
import { customerScope, type ServerStreamHandler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { streamInvoicePdf } from '../pdf/stream-invoice-pdf.ts';

/** Streams the PDF of one of the caller's invoices; 404 for any other, before anything is rendered. */
export const renderInvoice = (deps: BillingDeps): ServerStreamHandler<RenderInvoiceRequest__Output, RenderInvoiceResponse> =>
  async function* ({ invoiceId, knownEtags }, caller, signal) {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags, signal });
  };
