import { inScope, inTransaction, type Scope } from '@storefront/db';
import type { Order } from '../domain/order.ts';
import { type ChangedOrder, changeOrder } from './orders.ts';
import type { Db, Trx } from './schema.ts';

/**
 * Locks the order and applies `change`, which adds a correction, unless a correction with this ID is known: then the order is returned as it is. A known one
 * that is not among its corrections is finished.
 */
export const addCorrection = (
  db: Db,
  scope: Scope,
  idOrNumber: string,
  id: string,
  change: (order: Order) => ChangedOrder,
): Promise<Order> =>
  inTransaction(db, async (trx) => {
    const order = await changeOrder(trx, scope, idOrNumber, (current) => ({ order: current }));
    return (await isKnown(trx, scope, order.id, id)) ? order : await changeOrder(trx, scope, order.id, change);
  });

async function isKnown(trx: Trx, scope: Scope, orderId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('order_return')
    .select('id')
    .where(inScope(scope))
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
