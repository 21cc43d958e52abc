import { addDays, type PaymentRail, startOfDate } from '@storefront/contract';
import { containsText, newestAfter, type Scope } from '@storefront/db';
import { type DateRange, type KeysetPage, keysetPage, type ListFilters, type NewestFirst } from '@storefront/rpc';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { InvoiceHead, Party } from '../domain/invoice.ts';
import { type Beginning, isFoundBy, purchaseOrderStarts } from './beginning-of.ts';
import { headColumns, invoicesOf, toInvoiceHead } from './invoice-rows.ts';
import { conditionsOf, type InvoiceFilter } from './list-invoices.ts';

/** The filter of an operator's list of invoices. Undefined fields match every invoice. */
export interface StoreInvoiceFilter extends Omit<InvoiceFilter, 'text' | 'sort'>, ListFilters {
  readonly customerId: string | undefined;
  readonly orderNumber: string | undefined;
  readonly paymentRail: PaymentRail | undefined;
  readonly beginning: Beginning | undefined;
}

/** An invoice in an operator's list. */
export interface StoreInvoice extends InvoiceHead {
  readonly buyer: Party;
}

/** Returns a page of the store's matching invoices, newest first. */
export async function listStoreInvoices(
  db: Db,
  scope: Scope,
  { customerId, orderNumber, paymentRail, since, until, text, beginning, ...filter }: StoreInvoiceFilter,
  page: NewestFirst,
): Promise<KeysetPage<StoreInvoice>> {
  const conditions = [
    ...conditionsOf(scope, filter),
    ...issuedAround(filter.issued),
    ...(customerId === undefined ? [] : [sql<boolean>`invoice.customer_id = ${customerId}`]),
    ...(orderNumber === undefined ? [] : [sql<boolean>`order_number = ${orderNumber}`]),
    ...(paymentRail === undefined ? [] : [sql<boolean>`payment_rail = ${paymentRail}`]),
    ...(since === undefined ? [] : [sql<boolean>`issued_at >= ${since}`]),
    ...(until === undefined ? [] : [sql<boolean>`issued_at < ${until}`]),
    ...(text === undefined ? [] : [containsText(text, 'number', 'order_number', ...BUYER_TEXTS)]),
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

const BUYER_TEXTS = [sql`buyer ->> 'email'`, sql`buyer ->> 'name'`, sql`buyer ->> 'companyName'`];
