import type { StoreSettings } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import { checkReturnable, type Return } from '../domain/return.ts';
import { changeOrder } from './orders.ts';
import type { Database } from './schema.ts';

/** Longer than the calls to billing and the catalog, and short enough for a retry within a minute. */
const RETURN_LEASE_SECONDS = 15;

const leaseEnd = sql<Date>`now() + make_interval(secs => ${RETURN_LEASE_SECONDS})`;

/** Stores a pending return if its lines can be returned. A return with a known ID is returned as it was stored. */
export const startReturn = (db: Kysely<Database>, scope: Scope, given: Return): Promise<Return> =>
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
        lease_until: leaseEnd,
      })
      .execute();
    return given;
  });

/** Removes a pending return that billing refused. */
export async function removeReturn(db: Kysely<Database>, scope: Scope, { orderId, id }: Return): Promise<void> {
  await db
    .deleteFrom('order_return')
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .where('restocked_at', 'is', null)
    .execute();
}

/** Records that the lines are back in stock. */
export async function endReturn(db: Kysely<Database>, scope: Scope, { orderId, id }: Return): Promise<void> {
  await db
    .updateTable('order_return')
    .set({ restocked_at: sql<Date>`coalesce(restocked_at, now())` })
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute();
}

/** A pending return whose process died. */
export interface ReclaimedReturn {
  readonly scope: Scope;
  readonly store: StoreSettings;
  readonly pending: Return;
}

/** Claims pending returns with an expired lease, across all stores. */
export async function reclaimReturns(db: Kysely<Database>, limit: number): Promise<ReclaimedReturn[]> {
  const rows = await db
    .updateTable('order_return')
    .from('sales_order')
    .set({ lease_until: leaseEnd })
    .where(sql<boolean>`(order_return.tenant_id, order_return.mode, order_return.order_id, order_return.id) in (
      select tenant_id, mode, order_id, id from order_return
      where restocked_at is null and lease_until < now()
      order by lease_until limit ${limit}
      for update skip locked
    )`)
    .whereRef('sales_order.tenant_id', '=', 'order_return.tenant_id')
    .whereRef('sales_order.mode', '=', 'order_return.mode')
    .whereRef('sales_order.id', '=', 'order_return.order_id')
    .returning([
      'order_return.tenant_id',
      'order_return.mode',
      'order_return.order_id',
      'order_return.id',
      'order_return.request',
      'sales_order.store',
    ])
    .execute();
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, mode: row.mode },
    store: row.store,
    pending: { id: row.id, orderId: row.order_id, request: row.request },
  }));
}

async function listReturns(trx: Kysely<Database>, scope: Scope, orderId: string): Promise<Return[]> {
  const rows = await trx
    .selectFrom('order_return')
    .select(['id', 'order_id', 'request'])
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('order_id', '=', orderId)
    .execute();
  return rows.map((row) => ({ id: row.id, orderId: row.order_id, request: row.request }));
}
