import { isDeepStrictEqual } from 'node:util';
import { inScope, inTransaction, type Scope } from '@storefront/db';
import { requestKeyReused } from '@storefront/idempotency';
import type { Correction } from '../domain/correction.ts';
import type { Order } from '../domain/order.ts';
import { type ChangedOrder, changeOrder } from './orders.ts';
import type { Db, Trx } from './schema.ts';

/**
 * Locks the order and applies `change`, which adds the correction, unless a correction with its ID is known: then the order is returned as it is. A known one
 * that is not among the corrections of the order is finished. Throws if the known one has another request.
 */
export const addCorrection = (
  db: Db,
  scope: Scope,
  idOrNumber: string,
  correction: Pick<Correction, 'id' | 'request'>,
  change: (order: Order) => ChangedOrder,
): Promise<Order> =>
  inTransaction(db, async (trx) => {
    const order = await changeOrder(trx, scope, idOrNumber, (current) => ({ order: current }));
    return (await isKnown(trx, scope, order.id, correction)) ? order : await changeOrder(trx, scope, order.id, change);
  });

async function isKnown(trx: Trx, scope: Scope, orderId: string, { id, request }: Pick<Correction, 'id' | 'request'>): Promise<boolean> {
  const row = await trx
    .selectFrom('order_return')
    .select('request')
    .where(inScope(scope))
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  // The previous release stored only a part of the request.
  if (row?.request.kind !== undefined && !isDeepStrictEqual(row.request, request)) throw requestKeyReused();
  return row !== undefined;
}
