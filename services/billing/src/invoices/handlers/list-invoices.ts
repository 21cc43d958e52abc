import type { ListInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1/ListInvoicesRequest';
import type { ListInvoicesResponse } from '@storefront/proto/storefront/billing/v1/ListInvoicesResponse';
import { customerScope, type Handler, pageOf } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { listInvoices as loadInvoices } from '../store/invoices.ts';
import { toProtoInvoiceHead } from '../wire/to-proto-invoice.ts';

/** Lists the caller's invoices, newest first. */
export const listInvoices =
  ({ db, now }: BillingDeps): Handler<ListInvoicesRequest__Output, ListInvoicesResponse> =>
  async (request, caller) => {
    const { invoices, total } = await loadInvoices(db, customerScope(caller), pageOf(request));
    return { invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())), total };
  };
