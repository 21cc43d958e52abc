import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import { customerScope } from '@storefront/rpc';
import type { BillingStreamHandler } from '../../deps.ts';
import { streamInvoicePdf } from '../pdf/stream-pdf.ts';
import { findInvoiceId } from '../store/invoices.ts';

/** Streams the PDF of one of the caller's invoices; 404 for any other, before anything is rendered. */
export const renderInvoice: BillingStreamHandler<'RenderInvoice'> = (deps) =>
  async function* ({ invoiceId, knownEtags }, caller, signal) {
    const scope = customerScope(caller);
    if (!isUuid(invoiceId)) throw notFound('invoice');
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags, turn: { ...turnOf(caller), signal } });
  };

/** Streams the PDF of any invoice of the store, by ID or number. */
export const renderStoreInvoice: BillingStreamHandler<'RenderStoreInvoice'> = (deps) =>
  async function* ({ invoice: named }, caller, signal) {
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const invoiceId = await findInvoiceId(deps.db, scope, named);
    yield* streamInvoicePdf(deps, scope, { invoiceId, knownEtags: [], turn: { ...turnOf(caller), signal } });
  };
