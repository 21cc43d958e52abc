import type { Scope } from '@storefront/db';
import { type Kysely, sql } from 'kysely';
import type { StoreFacts } from '../domain/checkout.ts';
import type { Database } from './schema.ts';

/** Longer than one call to the catalog, short enough to be asked again within a minute. */
const SHIPMENT_LEASE_SECONDS = 10;

/** When a shipment that is begun or taken over now may be taken over by the next. */
export const shipmentLeaseEnd = sql<Date>`now() + make_interval(secs => ${SHIPMENT_LEASE_SECONDS})`;

export interface LapsedShipment {
  readonly scope: Scope;
  readonly orderId: string;
  readonly id: string;
  readonly store: StoreFacts;
}

/** Takes over shipments of all stores that are under way and that nobody is sending any more. */
export async function claimLapsedShipments(db: Kysely<Database>, limit: number): Promise<LapsedShipment[]> {
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
