import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listInvoices as loadInvoices } from '../store/invoices.ts';
import { toProtoInvoiceHead } from '../wire/to-proto-invoice.ts';

/** Lists the caller's invoices, newest first. */
export const listInvoices: BillingHandler<'ListInvoices'> =
  ({ db, now }) =>
  async (request, caller) => {
    const { invoices, total } = await loadInvoices(db, customerScope(caller), pageOf(request));
    return { invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())), total };
  };
