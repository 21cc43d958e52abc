import { flowOf } from '@storefront/fair-queue';
import { callerScope } from '@storefront/rpc';
import type { BillingStreamHandler } from '../../deps.ts';
import { toInvoiceDocument } from '../pdf/invoice-document.ts';
import { streamPdf } from '../pdf/stream-pdf.ts';
import { getInvoice } from '../store/invoices.ts';
import { invoiceIdIn } from './get-invoice.ts';

/** Streams the PDF of an invoice of the caller; 404 for any other, before anything is rendered. */
export const renderInvoice: BillingStreamHandler<'RenderInvoice'> = (deps) =>
  async function* ({ invoiceId: named, knownEtags }, caller, signal) {
    const scope = callerScope(caller);
    const invoiceId = await invoiceIdIn(deps.db, scope, named);
    const load = async () => toInvoiceDocument(await getInvoice(deps.db, scope, invoiceId));
    yield* streamPdf(deps, scope, { load, knownEtags, flow: { ...flowOf(caller), signal } });
  };
