import { PAYMENT_RAILS, isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { ListInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { choiceOf, choicesOf, customerScope, dateRangeOf, listFiltersOf, pageOf, searchOf } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { INVOICE_STATUSES } from '../domain/invoice.ts';
import { SETTLEMENTS } from '../domain/settlement.ts';
import { INVOICE_SORTS, type InvoiceFilter, listInvoices as loadInvoices } from '../store/list-invoices.ts';
import { listStoreInvoices as list } from '../store/list-store-invoices.ts';
import { toProtoInvoiceHead, toProtoStoreInvoice } from '../wire/to-proto-invoice.ts';

/** Lists the caller's invoices that match every filter. */
export const listInvoices: BillingHandler<'ListInvoices'> =
  ({ db, now }) =>
  async (request, caller) => {
    const { invoices, total } = await loadInvoices(db, customerScope(caller), pageOf(request), filterOf(request, now()));
    return { invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())), total };
  };

function filterOf(request: ListInvoicesRequest__Output, at: Date): InvoiceFilter {
  const { overdue, orderId } = request;
  if (orderId !== undefined && !isUuid(orderId)) throw invalid('order_id', 'must be a UUID');
  return {
    statuses: choicesOf('status', request.status, INVOICE_STATUSES),
    settlements: choicesOf('settlement', request.settlement, SETTLEMENTS),
    overdue: overdue === undefined ? undefined : { at, isOverdue: overdue },
    issued: dateRangeOf('issued', { from: request.issuedFrom, to: request.issuedTo }),
    due: dateRangeOf('due', { from: request.dueFrom, to: request.dueTo }),
    orderId,
    text: searchOf('q', request.q),
    sort: choiceOf('sort', request.sort, INVOICE_SORTS),
  };
}

/** Returns the matching invoices of all customers of the store, newest first. */
export const listStoreInvoices: BillingHandler<'ListStoreInvoices'> =
  ({ db, now }) =>
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
