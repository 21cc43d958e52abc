import type { StoreSettings } from '@storefront/contract';
import { lineColumns, type Scope, searchTextOf } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Order } from '../domain/order.ts';

/** The columns of a new order besides its keys, and their types. */
const FIELDS = {
  status: 'text',
  payment_status: 'text',
  payment_rail: 'text',
  currency: 'text',
  subtotal: 'numeric',
  discount_total: 'numeric',
  shipping_amount: 'numeric',
  shipping_gct_amount: 'numeric',
  shipping_taxes: 'jsonb',
  gct_amount: 'numeric',
  total: 'numeric',
  gct_rate: 'numeric',
  line_count: 'integer',
  payment_terms: 'jsonb',
  purchase_order_number: 'text',
  requested_delivery_date: 'text',
  notes: 'text',
  quantity_decimals: 'jsonb',
  shipping_option: 'jsonb',
  shipping_address: 'jsonb',
  billing_address: 'jsonb',
  buyer: 'jsonb',
  promotions: 'jsonb',
  store: 'jsonb',
  pay_by: 'timestamptz',
  placed_at: 'timestamptz',
  updated_at: 'timestamptz',
  search_text: 'text',
};

/** The names of the columns, and the definition of what `toOrderRow` returns. */
export const ORDER_FIELDS = {
  names: sql.raw(Object.keys(FIELDS).join(', ')),
  definitions: sql.raw(
    [
      'checkout uuid',
      'id uuid',
      'number text',
      'customer_id uuid',
      'cart_id uuid',
      ...Object.entries(FIELDS).map((field) => field.join(' ')),
    ].join(', '),
  ),
};

const LINE_COLUMNS = lineColumns('order');

/** The statement that inserts the timelines of new orders. */
export const insertTimelines = ({ tenantId, mode }: Scope, orders: readonly Order[]): RawBuilder<unknown> => sql`
  insert into order_timeline (tenant_id, mode, order_id, position, at, event, actor)
  select ${tenantId}::uuid, ${mode}, * from jsonb_to_recordset(${JSON.stringify(orders.flatMap(toTimelineRows))}::jsonb) as entry (
    order_id uuid, position integer, at timestamptz, event text, actor text)`;

/** The statement that inserts the lines of new orders. */
export const insertLines = ({ tenantId, mode }: Scope, orders: readonly Order[]): RawBuilder<unknown> => sql`
  insert into order_line (tenant_id, mode, order_id, position, ${LINE_COLUMNS.names})
  select ${tenantId}::uuid, ${mode}, order_id, position, ${LINE_COLUMNS.values}
  from jsonb_to_recordset(${JSON.stringify(orders.flatMap(toLineRows))}::jsonb) as line (
    order_id uuid, position integer, ${LINE_COLUMNS.definitions})`;

/** Converts a new order, in its store. */
export const toOrderRow = (order: Order, store: StoreSettings) => ({
  checkout: order.checkoutId,
  id: order.id,
  number: order.number,
  customer_id: order.customerId,
  cart_id: order.cartId,
  status: order.status,
  payment_status: order.paymentStatus,
  payment_rail: order.paymentRail,
  currency: order.currency,
  subtotal: order.subtotal,
  discount_total: order.discountTotal,
  shipping_amount: order.shippingAmount,
  shipping_gct_amount: order.shippingGctAmount,
  shipping_taxes: order.shippingTaxes,
  gct_amount: order.gctAmount,
  total: order.total,
  gct_rate: order.gctRate,
  line_count: order.lineCount,
  payment_terms: order.paymentTerms,
  purchase_order_number: order.purchaseOrderNumber,
  requested_delivery_date: order.requestedDeliveryDate,
  notes: order.notes,
  quantity_decimals: order.quantityDecimals,
  shipping_option: order.shippingOption,
  shipping_address: order.shippingAddress,
  billing_address: order.billingAddress,
  buyer: order.buyer,
  promotions: order.promotions,
  store,
  pay_by: order.payBy,
  placed_at: order.placedAt,
  updated_at: order.updatedAt,
  search_text: searchTextOf([
    order.number,
    ...(order.purchaseOrderNumber ? [order.purchaseOrderNumber] : []),
    ...order.lines.map(({ sku }) => sku),
  ]),
});

const toLineRows = (order: Order) => order.lines.map((line, position) => ({ ...line, position, order_id: order.id }));

const toTimelineRows = (order: Order) =>
  order.timeline.map(({ at, event, actor }, position) => ({ order_id: order.id, position, at, event, actor }));
