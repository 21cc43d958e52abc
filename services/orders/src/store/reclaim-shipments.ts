import type { StoreSettings } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Longer than one call to the catalog and short enough for a retry within a minute. */
const SHIPMENT_LEASE_SECONDS = 10;

/** End of a lease on a shipment that is acquired now. */
export const shipmentLeaseEnd = sql<Date>`now() + make_interval(secs => ${SHIPMENT_LEASE_SECONDS})`;

/** A pending shipment whose process died. */
export interface ReclaimedShipment {
  readonly scope: Scope;
  readonly orderId: string;
  readonly id: string;
  readonly store: StoreSettings;
}

/** Claims pending shipments with an expired lease, across all stores. */
export async function reclaimShipments(db: Kysely<Database>, limit: number): Promise<ReclaimedShipment[]> {
  const rows = await db
    .updateTable('shipment')
    .from('sales_order')
    .set({ lease_until: shipmentLeaseEnd })
    .where(sql<boolean>`(shipment.tenant_id, shipment.mode, shipment.id) in (
      select tenant_id, mode, id from shipment
      where shipped_at is null and lease_until < now()
      order by lease_until limit ${limit}
      for update skip locked
    )`)
    .whereRef('sales_order.tenant_id', '=', 'shipment.tenant_id')
    .whereRef('sales_order.mode', '=', 'shipment.mode')
    .whereRef('sales_order.id', '=', 'shipment.order_id')
    .returning(['shipment.tenant_id', 'shipment.mode', 'shipment.order_id', 'shipment.id', 'sales_order.store'])
    .execute();
  return rows.map(({ tenant_id: tenantId, mode, order_id: orderId, id, store }) => ({ scope: { tenantId, mode }, orderId, id, store }));
}
