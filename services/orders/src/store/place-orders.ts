import { inScope, isNullViolation, lineColumns, type Scope, searchTextOf, writeTogether } from '@storefront/db';
import { currentCause, eventStatements, type NewEvent } from '@storefront/events';
import { sql } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { Order } from '../domain/order.ts';
import { checkoutTakenOver, leaseEnd } from './checkouts.ts';
import type { Db } from './schema.ts';
import { STORED_STEPS_BEFORE_PIVOT } from './stored-step.ts';

const LINE_COLUMNS = lineColumns('order');

/** The order of a checkout, with the response to store and the events to publish. */
export interface OrderToPlace {
  readonly held: HeldCheckout;
  readonly order: Order;
  readonly result: string;
  readonly events: readonly NewEvent[];
}

/** Places an order together with those of concurrent checkouts. Fails if another run holds the lease of its checkout. */
export type PlaceOrder = (order: OrderToPlace) => Promise<HeldCheckout>;

/** Places orders in one statement for those of concurrent checkouts of a store. */
export function orderPlacer(db: Db): PlaceOrder {
  const place = writeTogether(
    async (orders: readonly OrderToPlace[], scope) => {
      await placeOrders(db, scope, orders);
      return orders.map(({ held }): HeldCheckout => ({ ...held, step: 'ordered' }));
    },
    ({ held }) => held,
  );
  return async (order) => {
    try {
      return await place({ ...order, events: order.events.map((event) => ({ cause: currentCause(), ...event })) });
    } catch (error) {
      if (isNullViolation(error, 'checkout_id')) throw checkoutTakenOver();
      throw error;
    }
  };
}

/**
 * The pivot of checkouts: commits orders of a store, the stored responses, and the events in one statement. It succeeds only once for each checkout, and only for
 * the run that holds the lease: an order's checkout_id comes from the update of the checkout row, and if that matches no row, the null violates the
 * column's constraint.
 */
async function placeOrders(db: Db, scope: Scope, orders: readonly OrderToPlace[]): Promise<void> {
  const { fact, counted, inserted } = eventStatements(
    scope,
    orders.flatMap(({ events }) => events),
  );
  const store = sql`${scope.tenantId}::uuid, ${scope.mode}`;
  await sql`
    with fact as ${fact}, counted as ${counted}, inserted as ${inserted},
    pivoted as (
      update checkout set step = 'ordered', result = placed.result, lease_until = ${leaseEnd}
      from unnest(
        ${orders.map(({ held }) => held.id)}::uuid[], ${orders.map(({ held }) => held.leaseOwner)}::uuid[], ${orders.map(({ result }) => result)}::text[]
      ) as placed (checkout, lease_owner, result)
      -- Without the list of IDs, a plan can read all checkouts of the store and join them.
      where ${inScope(scope)} and checkout.id = any (${orders.map(({ held }) => held.id)}::uuid[])
        and checkout.id = placed.checkout and checkout.lease_owner = placed.lease_owner
        and checkout.step = any (${STORED_STEPS_BEFORE_PIVOT}::text[])
      returning checkout.id
    ),
    -- Before the rows that refer to it, because Citus executes the parts one after the other.
    ordered as (
      insert into sales_order (tenant_id, mode, id, number, customer_id, cart_id, checkout_id, status, payment_status, payment_rail, currency,
        subtotal, discount_total, shipping_amount, shipping_gct_amount, shipping_taxes, gct_amount, total, gct_rate, line_count, payment_terms_days,
        payment_terms, purchase_order_number, requested_delivery_date, notes, quantity_decimals, shipping_option, shipping_address, billing_address, buyer, promotions, store,
        pay_by, pay_check_at, placed_at, updated_at, search_text, is_settled)
      select ${store}, placed.id, number, customer_id, cart_id, pivoted.id, status, payment_status, payment_rail, currency,
        subtotal, discount_total, shipping_amount, shipping_gct_amount, shipping_taxes, gct_amount, total, gct_rate, line_count, payment_terms_days,
        payment_terms, purchase_order_number, requested_delivery_date, notes, quantity_decimals, shipping_option, shipping_address, billing_address, buyer, promotions, store,
        pay_by, case when pay_by is not null then now() end, placed_at, updated_at, search_text, true
      from jsonb_to_recordset(${JSON.stringify(orders.map(toRow))}::jsonb) as placed (
        checkout uuid, id uuid, number text, customer_id uuid, cart_id uuid, status text,
        payment_status text, payment_rail text, currency text, subtotal numeric, discount_total numeric, shipping_amount numeric,
        shipping_gct_amount numeric, shipping_taxes jsonb, gct_amount numeric, total numeric, gct_rate numeric, line_count integer,
        payment_terms_days integer, payment_terms jsonb, purchase_order_number text, requested_delivery_date text, notes text, quantity_decimals jsonb,
        shipping_option jsonb, shipping_address jsonb,
        billing_address jsonb, buyer jsonb, promotions jsonb, store jsonb, pay_by timestamptz, placed_at timestamptz, updated_at timestamptz, search_text text)
      left join pivoted on pivoted.id = placed.checkout
    ),
    entries as (
      insert into order_timeline (tenant_id, mode, order_id, position, at, event, actor)
      select ${store}, * from jsonb_to_recordset(${JSON.stringify(orders.flatMap(toTimelineRows))}::jsonb) as entry (
        order_id uuid, position integer, at timestamptz, event text, actor text)
    )
    insert into order_line (tenant_id, mode, order_id, position, ${LINE_COLUMNS.names})
    select ${store}, order_id, position, ${LINE_COLUMNS.values}
    from jsonb_to_recordset(${JSON.stringify(orders.flatMap(toLineRows))}::jsonb) as line (
      order_id uuid, position integer, ${LINE_COLUMNS.definitions})
  `.execute(db);
}

const toRow = ({ held, order }: OrderToPlace) => ({
  checkout: held.id,
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
  payment_terms_days: order.paymentTermsDays,
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
  store: held.store,
  pay_by: order.payBy,
  placed_at: order.placedAt,
  updated_at: order.updatedAt,
  search_text: searchTextOf([
    order.number,
    ...(order.purchaseOrderNumber ? [order.purchaseOrderNumber] : []),
    ...order.lines.map(({ sku }) => sku),
  ]),
});

const toLineRows = ({ order }: OrderToPlace) => order.lines.map((line, position) => ({ ...line, position, order_id: order.id }));

const toTimelineRows = ({ order }: OrderToPlace) =>
  order.timeline.map(({ at, event, actor }, position) => ({ order_id: order.id, position, at, event, actor }));
