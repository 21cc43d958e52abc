import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { appendEvents, type NewEvent } from '@storefront/events';
import { isUuid } from '@storefront/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Order, OrderSummary } from '../domain/order.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { selectOrders, selectSummaries } from './order-rows.ts';
import { saveOrder } from './save-order.ts';
import type { Database } from './schema.ts';

/** Whose orders: one customer's, or with `customerId` left out all of the store's. */
export interface OrderScope extends Scope {
  readonly customerId?: string | undefined;
}

/** What a change made of an order, and the events that tell of it. */
export interface ChangedOrder {
  readonly order: Order;
  readonly events?: readonly NewEvent[];
}

/** The order with this id or, for the store's own people, this number. */
export async function findOrder(db: Kysely<Database>, scope: OrderScope, idOrNumber: string): Promise<Order | undefined> {
  return await selectOrders(named(db, scope, idOrNumber)).executeTakeFirst();
}

export async function getOrder(db: Kysely<Database>, scope: OrderScope, idOrNumber: string): Promise<Order> {
  const order = await findOrder(db, scope, idOrNumber);
  if (order === undefined) throw notFound('order');
  return order;
}

/** The order that a cart became. */
export async function findOrderOfCart(db: Kysely<Database>, scope: OrderScope, cartId: string): Promise<string | undefined> {
  const row = await ordersOf(db, scope).select('id').where('cart_id', '=', cartId).executeTakeFirst();
  return row?.id;
}

/** The state of an order, without the rest of it. */
export async function findOrderStatus(db: Kysely<Database>, scope: Scope, orderId: string): Promise<OrderStatus | undefined> {
  const { tenantId, mode } = scope;
  const row = await ordersOf(db, { tenantId, mode }).select('status').where('id', '=', orderId).executeTakeFirst();
  return row?.status;
}

/** A page of orders, newest first, and how many there are. */
export async function listOrders(
  db: Kysely<Database>,
  scope: OrderScope,
  page: { limit: number; offset: number },
): Promise<{ orders: OrderSummary[]; total: number }> {
  const orders = await selectSummaries(ordersOf(db, scope))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ordersOf(db, scope)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { orders, total: Number(total) };
}

/**
 * Locks the order, applies `change`, saves the result and its events. `change` is synchronous, so no RPC can run under the lock. `settle` ends
 * the transaction.
 */
export const updateOrder = (
  db: Kysely<Database>,
  scope: OrderScope,
  idOrNumber: string,
  change: (order: Order) => ChangedOrder,
  settle?: (trx: Transaction<Database>) => Promise<void>,
): Promise<Order> =>
  inTransaction(db, async (trx) => {
    const changed = await changeOrder(trx, scope, idOrNumber, change);
    await settle?.(trx);
    return changed;
  });

/** As updateOrder, within a transaction that is open already. */
export async function changeOrder(
  trx: Transaction<Database>,
  scope: OrderScope,
  idOrNumber: string,
  change: (order: Order) => ChangedOrder,
): Promise<Order> {
  const current = await lockOrder(trx, scope, idOrNumber);
  const { order, events = [] } = change(current);
  if (order !== current) await saveOrder(trx, scope, current, order);
  await appendEvents(trx, scope, events);
  return order;
}

/** Two statements on purpose: what is read under the lock must be read after the lock was granted. */
async function lockOrder(trx: Transaction<Database>, scope: OrderScope, idOrNumber: string): Promise<Order> {
  const locked = await named(trx, scope, idOrNumber).select('id').forUpdate().executeTakeFirst();
  if (locked === undefined) throw notFound('order');
  return await getOrder(trx, scope, locked.id);
}

/** Every order query starts here, so none can reach another store's or another customer's order. */
const ordersOf = (db: Kysely<Database>, { tenantId, mode, customerId }: OrderScope) => {
  const ofStore = db.selectFrom('sales_order').where('tenant_id', '=', tenantId).where('mode', '=', mode);
  return customerId === undefined ? ofStore : ofStore.where('customer_id', '=', customerId);
};

/** Numbers are for the store's own people; a customer's order is named by its id alone. */
function named(db: Kysely<Database>, scope: OrderScope, idOrNumber: string) {
  if (isUuid(idOrNumber)) return ordersOf(db, scope).where('id', '=', idOrNumber);
  if (scope.customerId === undefined) return ordersOf(db, scope).where('number', '=', idOrNumber);
  throw notFound('order');
}
