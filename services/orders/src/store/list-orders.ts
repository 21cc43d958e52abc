import type { PaymentRail } from '@storefront/contract';
import { type CustomerScope, startsTerm } from '@storefront/db';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { OrderStatus } from '../domain/order-status.ts';
import type { OrderSummary } from '../domain/order.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import { SUMMARY } from './order-rows.ts';
import { ordersOf } from './orders.ts';
import type { Database, Db } from './schema.ts';

/** How a list can be sorted. */
export const ORDER_SORTS = ['-placed_at', 'placed_at', 'total', '-total'] as const;

/** The filters and the sort order of a customer's list. Undefined filters match every order. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly paymentStatuses?: readonly PaymentStatus[] | undefined;
  readonly paymentRails?: readonly PaymentRail[] | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** The beginning of the order number, the purchase order number, or a SKU. */
  readonly text?: string | undefined;
  readonly sort?: (typeof ORDER_SORTS)[number] | undefined;
}

/**
 * Returns a page of the customer's matching orders and their total count. Filters read the customer's orders by their index, so the other orders of the store do
 * not matter.
 */
export async function listOrders(
  db: Db,
  scope: CustomerScope,
  page: { limit: number; offset: number },
  filter: OrderFilter = {},
): Promise<{ orders: OrderSummary[]; total: number }> {
  const conditions = conditionsOf(filter);
  const matching = conditions.reduce((orders, condition) => orders.where(condition), ordersOf(db, scope));
  const count = async () => (await matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count;
  if (conditions.length === 0 && !filter.sort?.endsWith('total')) {
    const orders = await sorted(matching, filter.sort).select(SUMMARY).limit(page.limit).offset(page.offset).execute();
    return { orders, total: Number(await count()) };
  }
  // A filter or an order without an index reads every order of the customer anyway, so the same statement counts them. Only the page is formatted.
  const ids = sorted(matching, filter.sort)
    .select(['sales_order.id as pageId', sql<string>`count(*) over ()`.as('matches')])
    .limit(page.limit)
    .offset(page.offset);
  const heads = ordersOf(db, scope).innerJoin(ids.as('page'), 'page.pageId', 'sales_order.id').select('page.matches');
  const rows = await sorted(heads, filter.sort).select(SUMMARY).execute();
  return { orders: rows, total: Number(rows[0]?.matches ?? (await count())) };
}

function conditionsOf(filter: OrderFilter): RawBuilder<boolean>[] {
  const { statuses, paymentStatuses, paymentRails, since, until, text } = filter;
  const oneOf = (column: string, values: readonly string[] | undefined) =>
    values === undefined ? [] : [sql<boolean>`${sql.ref(column)} = any (${[...values]}::text[])`];
  return [
    ...oneOf('status', statuses),
    ...oneOf('payment_status', paymentStatuses),
    ...oneOf('payment_rail', paymentRails),
    ...(since === undefined ? [] : [sql<boolean>`placed_at >= ${since}`]),
    ...(until === undefined ? [] : [sql<boolean>`placed_at < ${until}`]),
    ...(text === undefined ? [] : [startsTerm('search_text', text)]),
  ];
}

function sorted<Tables extends 'sales_order', Row>(
  query: SelectQueryBuilder<Database & Record<Exclude<Tables, 'sales_order'>, object>, Tables, Row>,
  sort: OrderFilter['sort'] = '-placed_at',
) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const byTotal = sort.endsWith('total');
  const byTime = byTotal ? 'desc' : direction;
  const first = byTotal ? query.orderBy(sql.ref('sales_order.total'), direction) : query;
  return first.orderBy(sql.ref('sales_order.placed_at'), byTime).orderBy(sql.ref('sales_order.id'), byTime);
}
