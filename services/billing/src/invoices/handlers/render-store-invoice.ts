import { turnOf } from '@storefront/fair-queue';
import type { BillingStreamHandler } from '../../deps.ts';
import { streamInvoicePdf } from '../pdf/stream-invoice-pdf.ts';
import { findInvoiceId } from '../store/invoices.ts';

/** Streams the PDF of any invoice of the store, by ID or number. */
export const renderStoreInvoice: BillingStreamHandler<'RenderStoreInvoice'> = (deps) =>
  async function* ({ invoice: named }, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const invoiceId = await findInvoiceId(deps.db, scope, named);
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags: [], turn: { ...turnOf(caller), signal } });
  };
