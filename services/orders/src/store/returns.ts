import { inScope, inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { checkReturnable, type Return } from '../domain/return.ts';
import { changeOrder } from './orders.ts';
import { pendingLeaseEnd } from './reclaim-pending.ts';
import type { Db } from './schema.ts';

/** Stores a pending return if its lines can be returned. A return with a known ID is returned as it was stored. */
export const startReturn = (db: Db, scope: Scope, given: Return): Promise<Return> =>
  inTransaction(db, async (trx) => {
    const order = await changeOrder(trx, scope, given.orderId, (current) => ({ order: current }));
    const earlier = await listReturns(trx, scope, order.id);
    const known = earlier.find(({ id }) => id === given.id);
    if (known !== undefined) return known;
    checkReturnable(order, earlier, given.request.lines);
    await trx
      .insertInto('order_return')
      .values({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        order_id: order.id,
        id: given.id,
        request: JSON.stringify(given.request),
        lease_until: pendingLeaseEnd('order_return'),
      })
      .execute();
    return given;
  });

/** Removes a pending return that billing refused. */
export async function removeReturn(db: Db, scope: Scope, { orderId, id }: Return): Promise<void> {
  await db
    .deleteFrom('order_return')
    .where(isReturn(scope, orderId, id))
    .where('restocked_at', 'is', null)
    .execute();
}

/** Records that the lines are back in stock. */
export async function endReturn(db: Db, scope: Scope, { orderId, id }: Return): Promise<void> {
  await db
    .updateTable('order_return')
    .set({ restocked_at: sql<Date>`coalesce(restocked_at, now())` })
    .where(isReturn(scope, orderId, id))
    .execute();
}

/** Returns the return with this ID; throws not_found if there is none. */
export async function getReturn(db: Db, scope: Scope, orderId: string, id: string): Promise<Return> {
  const found = (await listReturns(db, scope, orderId)).find((each) => each.id === id);
  if (found === undefined) throw notFound('return');
  return found;
}

async function listReturns(db: Db, scope: Scope, orderId: string): Promise<Return[]> {
  const rows = await db
    .selectFrom('order_return')
    .select(['id', 'order_id', 'request'])
    .where(inScope(scope))
    .where('order_id', '=', orderId)
    .execute();
  return rows.map((row) => ({ id: row.id, orderId: row.order_id, request: row.request }));
}

const isReturn = ({ tenantId, mode }: Scope, orderId: string, id: string) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and order_id = ${orderId} and id = ${id}`;
