import { isDeepStrictEqual } from 'node:util';
import { inScope, inTransaction, type Scope } from '@storefront/db';
import { requestKeyReused } from '@storefront/idempotency';
import type { Correction } from '../domain/correction.ts';
import type { Order } from '../domain/order.ts';
import { type ChangedOrder, changeOrder } from './orders.ts';
import type { Db } from './schema.ts';

/**
 * Locks the order and applies `change`, which adds the correction, unless a correction with its ID is known: then the order is returned as it is. A known one
 * that is not among the corrections of the order is finished. Throws if the known one has another request, or if another order has it: the catalog puts goods back
 * once per ID.
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
    return (await isKnownCorrection(trx, scope, order.id, correction)) ? order : await changeOrder(trx, scope, order.id, change);
  });

/** Reports whether a correction was added before. Throws if its ID is that of another one. */
export async function isKnownCorrection(
  db: Db,
  scope: Scope,
  orderId: string,
  { id, request }: Pick<Correction, 'id' | 'request'>,
): Promise<boolean> {
  const rows = await db.selectFrom('order_return').select(['order_id', 'request']).where(inScope(scope)).where('id', '=', id).execute();
  const known = rows.find((row) => row.order_id === orderId);
  const isSame = known !== undefined && isDeepStrictEqual(known.request, request);
  if (rows.length > 0 && !isSame) throw requestKeyReused();
  return known !== undefined;
}
