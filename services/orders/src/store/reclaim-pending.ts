import type { StoreSettings } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

type PendingTable = 'shipment' | 'order_return';

/** The column that is null while a row is pending, and how long its process may take, which is short enough for a retry within a minute. */
const PENDING: Record<PendingTable, { readonly endedAt: string; readonly leaseSeconds: number }> = {
  // Longer than one call to the catalog.
  shipment: { endedAt: 'shipped_at', leaseSeconds: 10 },
  // Longer than the calls to billing and the catalog.
  order_return: { endedAt: 'finished_at', leaseSeconds: 15 },
};

/** End of a lease on a pending shipment or correction that is acquired now. */
export const pendingLeaseEnd = (table: PendingTable): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${PENDING[table].leaseSeconds})`;

/** A pending shipment or correction whose process died. */
export interface Reclaimed {
  readonly scope: Scope;
  readonly orderId: string;
  readonly id: string;
  readonly store: StoreSettings;
}

/** Claims pending rows with an expired lease, across all stores, longest expired first. Concurrent sweeps never claim the same one. */
export async function reclaimPending(db: Db, table: PendingTable, limit: number): Promise<readonly Reclaimed[]> {
  const { rows } = await sql<Omit<Reclaimed, 'scope'> & Scope>`
    update ${sql.table(table)} pending set lease_until = ${pendingLeaseEnd(table)}
    from sales_order
    where (pending.tenant_id, pending.mode, pending.order_id, pending.id) in (
        select tenant_id, mode, order_id, id from ${sql.table(table)}
        where ${sql.ref(PENDING[table].endedAt)} is null and lease_until < now()
        order by lease_until limit ${limit}
        for update skip locked
      )
      and sales_order.tenant_id = pending.tenant_id and sales_order.mode = pending.mode and sales_order.id = pending.order_id
    returning pending.tenant_id as "tenantId", pending.mode, pending.order_id as "orderId", pending.id, sales_order.store
  `.execute(db);
  return rows.map(({ tenantId, mode, ...claimed }) => ({ scope: { tenantId, mode }, ...claimed }));
}
