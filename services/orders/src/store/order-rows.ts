import { lineColumns, type Scope } from '@storefront/db';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Correction } from '../domain/correction.ts';
import type { Order, OrderLine, StoreOrderSummary, TimelineEntry } from '../domain/order.ts';
import type { Shipment } from '../domain/shipment.ts';
import type { Database } from './schema.ts';

const isoText = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const nullableIsoText = (column: string) => isoText(column) as ReturnType<typeof sql<string | null>>;

/** The columns of an order in a list. */
const SUMMARY_COLUMNS = [
  'sales_order.id',
  'sales_order.number',
  'sales_order.status',
  'sales_order.payment_status as paymentStatus',
  'sales_order.payment_rail as paymentRail',
  'sales_order.currency',
  'sales_order.total',
  'sales_order.line_count as lineCount',
  'sales_order.purchase_order_number as purchaseOrderNumber',
] as const;

/** The placement time as ISO 8601 text. */
const placedAt = isoText('sales_order.placed_at').as('placedAt');

const DETAIL_COLUMNS = [
  'sales_order.customer_id as customerId',
  'sales_order.cart_id as cartId',
  'sales_order.checkout_id as checkoutId',
  'sales_order.subtotal',
  'sales_order.discount_total as discountTotal',
  'sales_order.shipping_amount as shippingAmount',
  'sales_order.shipping_gct_amount as shippingGctAmount',
  'sales_order.shipping_taxes as shippingTaxes',
  'sales_order.gct_amount as gctAmount',
  'sales_order.quantity_decimals as quantityDecimals',
  'sales_order.shipping_option as shippingOption',
  'sales_order.shipping_address as shippingAddress',
  'sales_order.billing_address as billingAddress',
  'sales_order.promotions',
  'sales_order.cancellation',
  'sales_order.requested_delivery_date as requestedDeliveryDate',
  'sales_order.notes',
  'sales_order.buyer',
  'sales_order.payment_terms as paymentTerms',
  'sales_order.gct_rate as gctRate',
  'sales_order.refund_revision as refundRevision',
  'sales_order.settlement',
] as const;

/** The condition that a row of a part belongs to the order. It names the store, because Citus routes no part by a column of the order. */
const ofOrder = (part: string, { tenantId, mode }: Scope) =>
  sql<boolean>`${sql.ref(`${part}.tenant_id`)} = ${tenantId} and ${sql.ref(`${part}.mode`)} = ${mode} and ${sql.ref(`${part}.order_id`)} = sales_order.id`;

const lines = (scope: Scope) =>
  sql<OrderLine[]>`(
  select json_agg(${lineColumns('order').json} order by line.position)
  from order_line line
  where ${ofOrder('line', scope)}
)`.as('lines');

/** Events of other services can arrive late, so entries are sorted by when they occurred. A payment comes before the refund that it causes. */
const timeline = (scope: Scope) =>
  sql<TimelineEntry[]>`(
  select json_agg(json_build_object('at', ${isoText('t.at')}, 'event', t.event, 'actor', t.actor)
    order by t.at, t.event <> 'payment_received', t.position)
  from order_timeline t
  where ${ofOrder('t', scope)}
)`.as('timeline');

const shipments = (scope: Scope) =>
  sql<Shipment[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'number', s.number, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url,
    'shippedAt', ${isoText('s.shipped_at')}, 'deliveredAt', ${isoText('s.delivered_at')}, 'lines', s.lines
  ) order by s.created_at, s.id), '[]')
  from shipment s
  where ${ofOrder('s', scope)}
)`.as('shipments');

const corrections = (scope: Scope) =>
  sql<Correction[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'request', c.request, 'quantities', c.quantities, 'finishedAt', null) order by c.created_at, c.id), '[]')
  from order_return c
  where ${ofOrder('c', scope)} and c.finished_at is null
)`.as('corrections');

type OrdersQuery = SelectQueryBuilder<Database, 'sales_order', object>;

/** Selects complete orders of a store in one statement, so that all parts come from the same snapshot. */
export const selectOrders = (query: OrdersQuery, scope: Scope): SelectQueryBuilder<Database, 'sales_order', Order> =>
  query
    .select([...SUMMARY_COLUMNS, ...DETAIL_COLUMNS, placedAt, lines(scope), timeline(scope), shipments(scope), corrections(scope)])
    .select(sql<string>`sales_order.store ->> 'name'`.as('storeName'))
    .select(sql<string>`sales_order.store ->> 'timeZone'`.as('timeZone'))
    .select(isoText('sales_order.updated_at').as('updatedAt'))
    .select(nullableIsoText('sales_order.pay_by').as('payBy'))
    .select(nullableIsoText('sales_order.settled_at').as('settledAt'));

/** An order as lists show it. */
export const SUMMARY = [...SUMMARY_COLUMNS, placedAt] as const;

/** Selects orders for a list for operators. */
export const selectStoreSummaries = (query: OrdersQuery): SelectQueryBuilder<Database, 'sales_order', StoreOrderSummary> =>
  query.select([...SUMMARY, 'sales_order.buyer']);
