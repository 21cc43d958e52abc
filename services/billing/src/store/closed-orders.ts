import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Lets one transaction at a time work on an order's money: its confirmation and its end may be heard of at the same moment. */
export async function lockOrder(trx: Kysely<Database>, scope: Scope, orderId: string): Promise<void> {
  const key = ['order', scope.tenantId, scope.mode, orderId].join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Remembers that an order ended before its invoice was issued. */
export async function insertClosedOrder(trx: Kysely<Database>, scope: Scope, orderId: string): Promise<void> {
  await trx
    .insertInto('closed_order')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the order ended before its confirmation was heard of. */
export async function isClosedOrder(trx: Kysely<Database>, scope: Scope, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('closed_order')
    .select('order_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets orders that were closed longer than `keptDays` ago. Few orders end before their invoice, so no index helps and no batch is needed. */
export async function deleteOldClosedOrders(db: Kysely<Database>, keptDays: number): Promise<void> {
  await sql`delete from closed_order where closed_at < clock_timestamp() - ${keptDays} * interval '1 day'`.execute(db);
}
