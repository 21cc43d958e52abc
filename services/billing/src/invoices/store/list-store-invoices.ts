import { addDays, isUuid, type PaymentRail, startOfDate } from '@storefront/contract';
import { containsText, newestAfter, type Scope } from '@storefront/db';
import { type DateRange, type KeysetPage, keysetPage, type ListFilters, type NewestFirst } from '@storefront/rpc';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoiceStatus, Party } from '../domain/invoice.ts';
import { type Beginning, isFoundBy, purchaseOrderStarts } from './beginning-of.ts';
import { headColumns, invoicesOf, toInvoiceHead } from './invoice-rows.ts';
import { isOverdueAt } from './is-overdue-at.ts';
import { conditionsOf, type InvoiceFilter } from './list-invoices.ts';

/** The filter of an operator's list of invoices. Undefined fields match every invoice. */
export interface StoreInvoiceFilter extends ListFilters {
  readonly status: InvoiceStatus | undefined;
  readonly customerId: string | undefined;
  /** An ID or a number. */
  readonly order: string | undefined;
  readonly paymentRail: PaymentRail | undefined;
  /** Only invoices that are overdue at this time. */
  readonly overdueAt: Date | undefined;
}

/** The filter of an operator's list that begins after a position. */
export interface StoreInvoicesAfter extends Omit<InvoiceFilter, 'text' | 'sort'> {
  readonly customerId: string | undefined;
  readonly beginning: Beginning | undefined;
}

/** An invoice in an operator's list. */
export interface StoreInvoice extends InvoiceHead {
  readonly buyer: Party;
}

/** Returns a page of the store's matching invoices, newest first, and their total count. */
export async function listStoreInvoices(
  db: Db,
  scope: Scope,
  filter: StoreInvoiceFilter,
  page: { limit: number; offset: number },
): Promise<{ invoices: StoreInvoice[]; total: number }> {
  const rows = await matching(db, scope, filter)
    .select([...headColumns(scope), 'buyer'])
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching(db, scope, filter)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { invoices: rows.map((row) => ({ ...toInvoiceHead(row), buyer: row.buyer })), total: Number(total) };
}

/** Returns a page of the store's matching invoices that begins after a position. */
export async function listStoreInvoicesAfter(
  db: Db,
  scope: Scope,
  { customerId, beginning, ...filter }: StoreInvoicesAfter,
  page: NewestFirst,
): Promise<KeysetPage<StoreInvoice>> {
  const conditions = [
    ...conditionsOf(scope, filter),
    ...issuedAround(filter.issued),
    ...(customerId === undefined ? [] : [sql<boolean>`invoice.customer_id = ${customerId}`]),
    ...(beginning === undefined ? [] : [isFoundBy(beginning, 'number', purchaseOrderStarts(beginning))]),
  ];
  const rows = await conditions
    .reduce((invoices, condition) => invoices.where(condition), invoicesOf(db, scope))
    .select([...headColumns(scope), 'buyer'])
    .$call(newestAfter('issued_at', page))
    .execute();
  const invoices = rows.map((row) => ({ ...toInvoiceHead(row), buyer: row.buyer }));
  return keysetPage(invoices, page.limit, ({ issuedAt, id }) => ({ at: issuedAt.toISOString(), id }));
}

/** A date in any time zone begins and ends within a day of the date in UTC, so that the index by time finds the documents of a period. */
export const issuedAround = ({ from, to }: DateRange = { from: undefined, to: undefined }): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`issued_at >= ${startOfDate(addDays(from, -1), 'UTC')}`]),
  ...(to === undefined ? [] : [sql<boolean>`issued_at < ${startOfDate(addDays(to, 2), 'UTC')}`]),
];

function matching(db: Db, scope: Scope, filter: StoreInvoiceFilter) {
  const { status, customerId, order, paymentRail, overdueAt, since, until, text } = filter;
  let invoices = invoicesOf(db, scope);
  if (status !== undefined) invoices = invoices.where('status', '=', status);
  if (customerId !== undefined) invoices = invoices.where('customer_id', '=', customerId);
  if (order !== undefined) invoices = invoices.where(isUuid(order) ? 'order_id' : 'order_number', '=', order);
  if (paymentRail !== undefined) invoices = invoices.where('payment_rail', '=', paymentRail);
  if (overdueAt !== undefined) invoices = invoices.where(isOverdueAt(overdueAt));
  if (since !== undefined) invoices = invoices.where('issued_at', '>=', since);
  if (until !== undefined) invoices = invoices.where('issued_at', '<', until);
  if (text !== undefined) invoices = invoices.where(containsText(text, 'number', 'order_number', ...BUYER_TEXTS));
  return invoices;
}

const BUYER_TEXTS = [sql`buyer ->> 'email'`, sql`buyer ->> 'name'`, sql`buyer ->> 'companyName'`];
