import type { RenderInvoiceResponse } from '@storefront/proto/storefront/billing/v1/RenderInvoiceResponse';
import type { RenderStoreInvoiceRequest__Output } from '@storefront/proto/storefront/billing/v1/RenderStoreInvoiceRequest';
import type { ServerStreamHandler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { streamInvoicePdf } from '../pdf/stream-invoice-pdf.ts';
import { findInvoiceId } from '../transactions/find-invoice-id.ts';

/** Streams the PDF of any invoice of the store, by ID or number. */
export const renderStoreInvoice = (deps: BillingDeps): ServerStreamHandler<RenderStoreInvoiceRequest__Output, RenderInvoiceResponse> =>
  async function* ({ invoice: named }, { tenantId, mode }, signal) {
    const scope = { tenantId, mode };
    const invoiceId = await findInvoiceId(deps.db, scope, named);
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags: [], signal });
  };
