import { isStorable, isUuid } from '@storefront/contract';
import { type CallerScope, inScope, inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { appendEvents, type NewEvent } from '@storefront/events';
import type { OrderStatus } from '../domain/order-status.ts';
import type { Order } from '../domain/order.ts';
import { selectOrders } from './order-rows.ts';
import { saveOrder } from './save-order.ts';
import type { Db, Trx } from './schema.ts';

/** A changed order and the events of the change. */
export interface ChangedOrder {
  readonly order: Order;
  readonly events?: readonly NewEvent[];
}

/** Finds an order by its ID or, for operators, by its number. */
const findOrder = (db: Db, scope: CallerScope, idOrNumber: string): Promise<Order | undefined> =>
  selectOrders(byIdOrNumber(db, scope, idOrNumber), scope).executeTakeFirst();

/** Returns the order that findOrder finds; throws not_found if there is none. */
export async function getOrder(db: Db, scope: CallerScope, idOrNumber: string): Promise<Order> {
  const order = await findOrder(db, scope, idOrNumber);
  if (order === undefined) throw notFound('order');
  return order;
}

/** Returns the ID of the order that was created from a cart. */
export async function findOrderOfCart(db: Db, scope: CallerScope, cartId: string): Promise<string | undefined> {
  const row = await ordersOf(db, scope).select('id').where('cart_id', '=', cartId).executeTakeFirst();
  return row?.id;
}

/** Returns the status of an order. */
export async function findOrderStatus(db: Db, scope: Scope, orderId: string): Promise<OrderStatus | undefined> {
  const { tenantId, mode } = scope;
  const row = await ordersOf(db, { tenantId, mode }).select('status').where('id', '=', orderId).executeTakeFirst();
  return row?.status;
}

/**
 * Locks the order, applies `change`, and saves the result and its events. `change` is synchronous, so no RPC can run under the lock.
 * `beforeCommit` runs last in the transaction.
 */
export const updateOrder = (
  db: Db,
  scope: CallerScope,
  idOrNumber: string,
  change: (order: Order) => ChangedOrder,
  beforeCommit?: (trx: Trx) => Promise<void>,
): Promise<Order> =>
  inTransaction(db, async (trx) => {
    const changed = await changeOrder(trx, scope, idOrNumber, change);
    await beforeCommit?.(trx);
    return changed;
  });

/** Like updateOrder, within an open transaction. */
export async function changeOrder(
  trx: Trx,
  scope: CallerScope,
  idOrNumber: string,
  change: (order: Order) => ChangedOrder,
): Promise<Order> {
  const current = await lockOrder(trx, scope, idOrNumber);
  const { order, events = [] } = change(current);
  if (order !== current) await saveOrder(trx, scope, current, order);
  await appendEvents(trx, scope, events);
  return order;
}

/** Uses two statements, because the snapshot of the read must be taken after the lock was granted. */
async function lockOrder(trx: Trx, scope: CallerScope, idOrNumber: string): Promise<Order> {
  const locked = await byIdOrNumber(trx, scope, idOrNumber).select('id').forUpdate().executeTakeFirst();
  if (locked === undefined) throw notFound('order');
  return await getOrder(trx, scope, locked.id);
}

/** Every order query starts here, so none can access another store's or customer's order. */
export const ordersOf = (db: Db, { tenantId, mode, customerId }: CallerScope) => {
  const ofStore = db.selectFrom('sales_order').where(inScope({ tenantId, mode }));
  return customerId === undefined ? ofStore : ofStore.where('customer_id', '=', customerId);
};

/** Only operators can use order numbers; customers must use the ID. */
function byIdOrNumber(db: Db, scope: CallerScope, idOrNumber: string) {
  if (isUuid(idOrNumber)) return ordersOf(db, scope).where('id', '=', idOrNumber);
  if (scope.customerId === undefined && isStorable(idOrNumber)) return ordersOf(db, scope).where('number', '=', idOrNumber);
  throw notFound('order');
}
