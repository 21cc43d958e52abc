import { type CallerScope, type CustomerScope, inScope, startsTerm } from '@storefront/db';
import type { DateRange } from '@storefront/rpc';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../../store/schema.ts';
import type { InvoiceHead, InvoiceStatus } from '../domain/invoice.ts';
import type { Settlement } from '../domain/settlement.ts';
import { headColumns, invoicesOf, isReturned, refundedAmount, toInvoiceHead } from './invoice-rows.ts';
import { isOverdueAt } from './is-overdue-at.ts';

/** How a list can be sorted. */
export const INVOICE_SORTS = ['-issued_at', 'issued_at', 'due_at', '-due_at', 'total', '-total'] as const;

/** The filters and the sort order of a customer's list. Undefined filters match every invoice. */
export interface InvoiceFilter {
  readonly statuses?: readonly InvoiceStatus[] | undefined;
  readonly settlements?: readonly Settlement[] | undefined;
  /** Whether the invoices are overdue at this time, or not. */
  readonly overdue?: { readonly at: Date; readonly isOverdue: boolean } | undefined;
  readonly issued?: DateRange | undefined;
  readonly due?: DateRange | undefined;
  readonly orderId?: string | undefined;
  /** The beginning of the number, the order number, the purchase order number, or a SKU. */
  readonly text?: string | undefined;
  readonly sort?: (typeof INVOICE_SORTS)[number] | undefined;
}

/**
 * Returns a page of the customer's matching invoices and their total count. Filters read the customer's invoices by their index, so the other invoices of the store
 * do not matter.
 */
export async function listInvoices(
  db: Db,
  scope: CustomerScope,
  page: { limit: number; offset: number },
  filter: InvoiceFilter = {},
): Promise<{ invoices: InvoiceHead[]; total: number }> {
  const conditions = conditionsOf(scope, filter);
  const ofCustomer = invoicesOf(db, scope).where('invoice.customer_id', '=', scope.customerId);
  const matching = conditions.reduce((invoices, condition) => invoices.where(condition), ofCustomer);
  const count = async () => (await matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count;
  if (conditions.length === 0) {
    const paged = sorted(matching, filter.sort).select(headColumns(scope)).limit(page.limit).offset(page.offset);
    const [rows, total] = await Promise.all([paged.execute(), count()]);
    return { invoices: rows.map(toInvoiceHead), total: Number(total) };
  }
  // A filter reads every invoice of the customer anyway, so the same statement counts them; what credit notes and refunds sum up to is read for the page only.
  const ids = sorted(matching, filter.sort)
    .select(['invoice.id as pageId', sql<string>`count(*) over ()`.as('matches')])
    .limit(page.limit)
    .offset(page.offset);
  const heads = invoicesOf(db, scope).innerJoin(ids.as('page'), 'page.pageId', 'invoice.id').select('page.matches');
  const rows = await sorted(heads, filter.sort).select(headColumns(scope)).execute();
  return { invoices: rows.map(toInvoiceHead), total: Number(rows[0]?.matches ?? (await count())) };
}

/** The SQL conditions of a filter, within a customer's invoices or a store's. */
export function conditionsOf(scope: CallerScope, filter: InvoiceFilter): RawBuilder<boolean>[] {
  const { statuses, settlements, overdue, issued, due, orderId, text } = filter;
  return [
    ...(statuses === undefined ? [] : [sql<boolean>`invoice.status = any (${[...statuses]}::text[])`]),
    ...(settlements === undefined ? [] : [sql<boolean>`${settlement(scope)} = any (${[...settlements]}::text[])`]),
    ...(overdue === undefined ? [] : [overdue.isOverdue ? isOverdueAt(overdue.at) : sql<boolean>`not ${isOverdueAt(overdue.at)}`]),
    ...(issued === undefined ? [] : within(issued, 'issued')),
    ...(due === undefined ? [] : within(due, 'due')),
    ...(orderId === undefined ? [] : [sql<boolean>`invoice.order_id = ${orderId}`]),
    ...(text === undefined ? [] : [startsTerm('search_text', text)]),
  ];
}

function within({ from, to }: DateRange, name: 'issued' | 'due'): RawBuilder<boolean>[] {
  const date = sql`${sql.ref(`invoice.${name}_on`)} collate "C"`;
  return [...(from === undefined ? [] : [sql<boolean>`${date} >= ${from}`]), ...(to === undefined ? [] : [sql<boolean>`${date} <= ${to}`])];
}

/** Equal to `settlementOf` in the domain. Refunds are looked up only for invoices that have any. */
const settlement = (scope: CallerScope) => sql`case
  when invoice.status = 'VOIDED' then 'VOIDED'
  when invoice.amount_due > 0 then case when invoice.amount_paid > 0 then 'PARTIALLY_PAID' else 'UNPAID' end
  when invoice.amount_paid = 0 then case when invoice.total = 0 then 'PAID' else 'CREDITED' end
  when invoice.id in (
    select refund.invoice_id from refund where ${inScope(scope)} and refund.customer_id = ${scope.customerId ?? sql.ref('invoice.customer_id')} and ${isReturned}
  ) then case when ${refundedAmount(scope)} >= invoice.amount_paid then 'REFUNDED' else 'PARTIALLY_REFUNDED' end
  else 'PAID'
end`;

/** The column has the name of the sort order. */
function sorted<Tables extends 'invoice', Row>(
  query: SelectQueryBuilder<Database & Record<Exclude<Tables, 'invoice'>, object>, Tables, Row>,
  sort: NonNullable<InvoiceFilter['sort']> = '-issued_at',
) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sort.replace('-', '');
  const byTime = column === 'issued_at' ? direction : 'desc';
  const first = column === 'issued_at' ? query : query.orderBy(sql.ref(`invoice.${column}`), direction);
  return first.orderBy(sql.ref('invoice.issued_at'), byTime).orderBy(sql.ref('invoice.id'), byTime);
}
