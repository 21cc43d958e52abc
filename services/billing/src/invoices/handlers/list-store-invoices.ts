import { PAYMENT_RAILS } from '@storefront/contract';
import { choiceOf, listFiltersOf, pageOf } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { INVOICE_STATUSES } from '../domain/invoice.ts';
import { listStoreInvoices as list } from '../store/list-store-invoices.ts';
import { toProtoStoreInvoice } from '../wire/to-proto-invoice.ts';

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
