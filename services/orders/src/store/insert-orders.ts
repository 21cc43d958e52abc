import { inScope, isNullViolation, type Scope, writeTogether } from '@storefront/db';
import { currentCause, eventStatements, type NewEvent } from '@storefront/events';
import { sql } from 'kysely';
import type { LeasedCheckout } from '../domain/checkout.ts';
import type { Order } from '../domain/order.ts';
import { checkoutTakenOver, leaseEnd } from './checkouts.ts';
import { insertLines, insertTimelines, ORDER_FIELDS, toOrderRow } from './new-order-rows.ts';
import type { Db } from './schema.ts';

/** The order of a checkout, with the response to store and the events to publish. */
export interface OrderToInsert {
  readonly leased: LeasedCheckout;
  readonly order: Order;
  readonly result: string;
  readonly events: readonly NewEvent[];
}

/** Inserts an order together with those of concurrent checkouts. Fails if another run owns the lease of its checkout. */
export type InsertOrder = (order: OrderToInsert) => Promise<LeasedCheckout>;

/** Inserts orders in one statement for those of concurrent checkouts of a store. */
export function orderInserter(db: Db): InsertOrder {
  const insert = writeTogether(
    async (orders: readonly OrderToInsert[], scope) => {
      await insertOrders(db, scope, orders);
      return orders.map(({ leased }): LeasedCheckout => ({ ...leased, step: 'ordered' }));
    },
    ({ leased }) => leased,
  );
  return async (order) => {
    try {
      return await insert({ ...order, events: order.events.map((event) => ({ cause: currentCause(), ...event })) });
    } catch (error) {
      if (isNullViolation(error, 'checkout_id')) throw checkoutTakenOver();
      throw error;
    }
  };
}

/**
 * The pivot of checkouts: commits orders of a store, the stored responses, and the events in one statement. It succeeds only once for each checkout, and only for
 * the run that owns the lease: an order's checkout_id comes from the update of the checkout row, and if that matches no row, the null violates the
 * column's constraint.
 */
async function insertOrders(db: Db, scope: Scope, orders: readonly OrderToInsert[]): Promise<void> {
  const { fact, counted, inserted } = eventStatements(
    scope,
    orders.flatMap(({ events }) => events),
  );
  const store = sql`${scope.tenantId}::uuid, ${scope.mode}`;
  const placed = orders.map(({ order }) => order);
  await sql`
    with fact as ${fact}, counted as ${counted}, inserted as ${inserted},
    pivoted as (
      update checkout set step = 'ordered', result = placed.result, lease_until = ${leaseEnd}
      from unnest(
        ${orders.map(({ leased }) => leased.id)}::uuid[], ${orders.map(({ leased }) => leased.leaseToken)}::uuid[], ${orders.map(({ result }) => result)}::text[]
      ) as placed (checkout, lease_token, result)
      -- Without the list of IDs, a plan can read all checkouts of the store and join them.
      where ${inScope(scope)} and checkout.id = any (${orders.map(({ leased }) => leased.id)}::uuid[])
        and checkout.id = placed.checkout and checkout.lease_token = placed.lease_token
        and checkout.step = 'started'
      returning checkout.id
    ),
    -- Before the rows that refer to it, because Citus executes the parts one after the other.
    ordered as (
      insert into sales_order (tenant_id, mode, id, number, customer_id, cart_id, checkout_id, ${ORDER_FIELDS.names}, pay_check_at)
      select ${store}, placed.id, number, customer_id, cart_id, pivoted.id, ${ORDER_FIELDS.names}, case when pay_by is not null then now() end
      from jsonb_to_recordset(${JSON.stringify(orders.map(({ leased, order }) => toOrderRow(order, leased.store)))}::jsonb) as placed (${ORDER_FIELDS.definitions})
      left join pivoted on pivoted.id = placed.checkout
    ),
    entries as (${insertTimelines(scope, placed)})
    ${insertLines(scope, placed)}
  `.execute(db);
}
