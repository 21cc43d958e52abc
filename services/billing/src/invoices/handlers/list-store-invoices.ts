import { PAYMENT_RAILS } from '@storefront/contract';
import type { ListStoreInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1/ListStoreInvoicesRequest';
import type { ListStoreInvoicesResponse } from '@storefront/proto/storefront/billing/v1/ListStoreInvoicesResponse';
import { choiceOf, type Handler, listFiltersOf, pageOf } from '@storefront/rpc';
import { findCustomerId } from '../../customers/transactions/find-customer-id.ts';
import type { BillingDeps } from '../../deps.ts';
import { INVOICE_STATUSES } from '../domain/invoice.ts';
import { listStoreInvoices as list } from '../store/list-store-invoices.ts';
import { toProtoStoreInvoice } from '../wire/to-proto-invoice.ts';

/** Returns the matching invoices of all customers of the store, newest first. */
export const listStoreInvoices =
  ({ db, now }: BillingDeps): Handler<ListStoreInvoicesRequest__Output, ListStoreInvoicesResponse> =>
  async (request, { tenantId, mode }) => {
    const scope = { tenantId, mode };
    const filter = {
      ...listFiltersOf(request),
      status: choiceOf('status', request.status, INVOICE_STATUSES),
      paymentRail: choiceOf('payment_rail', request.paymentRail, PAYMENT_RAILS),
      customerId: request.customer === undefined ? undefined : await findCustomerId(db, scope, request.customer),
      order: request.order,
      overdueAt: request.overdue ? now() : undefined,
    };
    const { invoices, total } = await list(db, scope, filter, pageOf(request));
    return { invoices: invoices.map((invoice) => toProtoStoreInvoice(invoice, now())), total };
  };
