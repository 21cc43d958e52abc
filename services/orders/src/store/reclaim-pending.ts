import type { StoreSettings } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { type DueRow, findDueRows, isClaimable } from './due-rows.ts';
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

const hasExpired = (table: PendingTable) => sql<boolean>`${sql.ref(PENDING[table].endedAt)} is null and lease_until < now()`;

/** Finds pending rows with an expired lease in all stores except some, longest expired first. */
export const findExpiredPending = (db: Db, table: PendingTable, without: readonly string[]): Promise<readonly DueRow[]> =>
  findDueRows(db, { table, due: hasExpired(table), order: 'lease_until' }, without);

/** Claims those of these pending rows of a store whose leases are still expired. Concurrent sweeps never claim the same one. */
export async function reclaimPending(
  db: Db,
  table: PendingTable,
  tenantId: string,
  found: readonly DueRow[],
): Promise<readonly Reclaimed[]> {
  const { rows } = await sql<Omit<Reclaimed, 'scope'> & Pick<Scope, 'mode'>>`
    with claimed as (
      update ${sql.table(table)} set lease_until = ${pendingLeaseEnd(table)}
      where tenant_id = ${tenantId} and ${isClaimable(table, hasExpired(table), tenantId, found)}
      returning mode, order_id, id
    )
    select mode, sales_order.id as "orderId", claimed.id, store
    from claimed join sales_order using (mode) where tenant_id = ${tenantId} and sales_order.id = order_id
  `.execute(db);
  return rows.map(({ mode, ...claimed }) => ({ scope: { tenantId, mode }, ...claimed }));
}
