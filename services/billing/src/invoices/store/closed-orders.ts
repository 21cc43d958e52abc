import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/**
 * Takes the lock that serializes transactions on an order's billing, because its confirmation and its cancellation can be received
 * concurrently.
 */
export const lockOrder = (trx: Db, scope: Scope, orderId: string): Promise<void> => lockOrders(trx, scope, [orderId]);

/** Takes the locks of several orders like `lockOrder`, in the order of their IDs, so that two transactions cannot deadlock. */
export async function lockOrders(trx: Db, { tenantId, mode }: Scope, orderIds: readonly string[]): Promise<void> {
  const keys = orderIds.toSorted().map((orderId) => ['order', tenantId, mode, orderId].join(' '));
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`.execute(trx);
}

/** Records that an order was closed before its invoice was issued. */
export async function insertClosedOrder(trx: Db, scope: Scope, orderId: string): Promise<void> {
  await trx
    .insertInto('closed_order')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that an order was closed after its invoice was issued. */
export async function markOrderClosed(trx: Db, scope: Scope, orderId: string): Promise<void> {
  await trx.updateTable('invoice').set({ order_closed: true }).where(inScope(scope)).where('order_id', '=', orderId).execute();
}

/** Returns whether the order was invoiced, and whether it is known to be closed. Lock the order first. */
export async function findOrderHistory(
  trx: Db,
  { tenantId, mode }: Scope,
  orderId: string,
): Promise<{ readonly isInvoiced: boolean; readonly isClosed: boolean }> {
  const ofOrder = sql`tenant_id = ${tenantId} and mode = ${mode} and order_id = ${orderId}`;
  const { rows } = await sql<{ isInvoiced: boolean; isClosed: boolean }>`
    select exists (select from invoice where ${ofOrder}) as "isInvoiced",
      exists (select from closed_order where ${ofOrder}) or exists (select from invoice where ${ofOrder} and order_closed) as "isClosed"
  `.execute(trx);
  return rows[0] ?? { isInvoiced: false, isClosed: false };
}

/** Reports whether the order is known to be closed. */
export const isClosedOrder = async (trx: Db, scope: Scope, orderId: string): Promise<boolean> =>
  (await findOrderHistory(trx, scope, orderId)).isClosed;
