import { PAYMENT_RAILS, isUuid } from '@storefront/contract';
import type { CallerScope } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { flowOf } from '@storefront/fair-queue';
import type { ListInvoicesRequest__Output } from '@storefront/proto/storefront/billing/v1';
import {
  callerScope,
  choiceOf,
  choicesOf,
  customerScope,
  dateRangeOf,
  idNamedIn,
  listFiltersOf,
  newestFirst,
  pageOf,
  searchOf,
  storeScope,
} from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import type { Db } from '../../store/schema.ts';
import { INVOICE_STATUSES } from '../domain/invoice.ts';
import { SETTLEMENTS } from '../domain/settlement.ts';
import { toInvoiceDocument } from '../pdf/invoice-document.ts';
import { streamPdf } from '../pdf/stream-pdf.ts';
import { beginningOf } from '../store/beginning-of.ts';
import { findInvoiceId, getInvoice as getInvoiceInStore } from '../store/invoices.ts';
import { INVOICE_SORTS, type InvoiceFilter, listInvoices as listInvoicesInStore } from '../store/list-invoices.ts';
import { listStoreInvoices as listStoreInvoicesInStore } from '../store/list-store-invoices.ts';
import { toProtoInvoiceHead, toProtoStoreInvoice } from '../wire/to-proto-invoice.ts';

/** Resolves the invoice that a caller names to its ID. */
export const invoiceIdIn = (db: Db, scope: CallerScope, named: string): Promise<string> =>
  idNamedIn(scope, { kind: 'invoice', named }, (store) => findInvoiceId(db, store, named));

/** Streams the PDF of an invoice of the caller; 404 for any other, before anything is rendered. */
export const renderInvoice: BillingStreamHandler<'RenderInvoice'> = (deps) =>
  async function* ({ invoiceId: named, knownEtags }, caller, signal) {
    const scope = callerScope(caller);
    const invoiceId = await invoiceIdIn(deps.db, scope, named);
    const load = async () => toInvoiceDocument(await getInvoiceInStore(deps.db, scope, invoiceId));
    yield* streamPdf(deps, scope, { load, knownEtags, flow: { ...flowOf(caller), signal } });
  };

/** Lists the caller's invoices that match every filter. */
export const listInvoices: BillingHandler<'ListInvoices'> =
  ({ db, now }) =>
  async (request, caller) => {
    const { invoices, total } = await listInvoicesInStore(db, customerScope(caller), pageOf(request), filterOf(request, now()));
    return { invoices: invoices.map((invoice) => toProtoInvoiceHead(invoice, now())), total };
  };

function filterOf(request: Omit<ListInvoicesRequest__Output, 'limit' | 'offset'>, at: Date): InvoiceFilter {
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
  async (request, caller) => {
    const scope = storeScope(caller);
    const { statuses, settlements, isOverdue, order, since, until, text, q, ...dates } = request;
    const isOrderId = order === undefined || isUuid(order);
    const ofCustomers = {
      ...dates,
      status: statuses,
      settlement: settlements,
      overdue: isOverdue,
      orderId: isOrderId ? order : undefined,
    };
    const filter = {
      ...filterOf(ofCustomers, now()),
      ...listFiltersOf({ since, until, text }),
      customerId: request.customer === undefined ? undefined : await findCustomerId(db, scope, request.customer),
      orderNumber: isOrderId ? undefined : order,
      paymentRail: choiceOf('payment_rail', request.paymentRail, PAYMENT_RAILS),
      beginning: await beginningOf(db, scope, q),
    };
    const { rows, next } = await listStoreInvoicesInStore(db, scope, filter, newestFirst(request.keyset));
    return { invoices: rows.map((invoice) => toProtoStoreInvoice(invoice, now())), next };
  };
