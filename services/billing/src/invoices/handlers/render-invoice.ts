import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import type { BillingStreamHandler } from '../../deps.ts';
import { streamInvoicePdf } from '../pdf/stream-invoice-pdf.ts';

/** Streams the PDF of one of the caller's invoices; 404 for any other, before anything is rendered. */
export const renderInvoice: BillingStreamHandler<'RenderInvoice'> = (deps) =>
  async function* ({ invoiceId, knownEtags }, caller, signal) {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags, turn: { ...turnOf(caller), signal } });
  };
