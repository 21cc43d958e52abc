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

/** What became of an order already: its invoice was issued, or it ended before its confirmation was heard of. Its lock keeps both as they are. */
export async function findOrderHistory(
  trx: Kysely<Database>,
  { tenantId, mode }: Scope,
  orderId: string,
): Promise<{ readonly isInvoiced: boolean; readonly isClosed: boolean }> {
  const ofOrder = sql`tenant_id = ${tenantId} and mode = ${mode} and order_id = ${orderId}`;
  const { rows } = await sql<{ isInvoiced: boolean; isClosed: boolean }>`
    select exists (select from invoice where ${ofOrder}) as "isInvoiced", exists (select from closed_order where ${ofOrder}) as "isClosed"
  `.execute(trx);
  return rows[0] ?? { isInvoiced: false, isClosed: false };
}

/** Whether the order ended before its confirmation was heard of. */
export const isClosedOrder = async (trx: Kysely<Database>, scope: Scope, orderId: string): Promise<boolean> =>
  (await findOrderHistory(trx, scope, orderId)).isClosed;

/** Forgets orders that were closed longer than `keptDays` ago. Few orders end before their invoice, so no index helps and no batch is needed. */
export async function deleteOldClosedOrders(db: Kysely<Database>, keptDays: number): Promise<void> {
  await sql`delete from closed_order where closed_at < clock_timestamp() - ${keptDays} * interval '1 day'`.execute(db);
}
