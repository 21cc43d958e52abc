import type { StoreSettings } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Order } from '../domain/order.ts';
import { insertLines, insertTimelines, ORDER_FIELDS, toOrderRow } from './new-order-rows.ts';
import type { Trx } from './schema.ts';

/** Inserts a delivered order that had no checkout, with its shipments, in one statement. */
export async function insertPastOrder(trx: Trx, { tenantId, mode }: Scope, order: Order, store: StoreSettings): Promise<void> {
  const scope = { tenantId, mode };
  const shipments = order.shipments.map(({ id, number, lines, shippedAt, deliveredAt }) => ({
    id,
    number,
    lines,
    shipped_at: shippedAt,
    delivered_at: deliveredAt,
  }));
  await sql`
    with ordered as (
      insert into sales_order (tenant_id, mode, id, number, customer_id, cart_id, checkout_id, ${ORDER_FIELDS.names}, settlement, settled_at)
      select ${tenantId}::uuid, ${mode}, id, number, customer_id, cart_id, checkout, ${ORDER_FIELDS.names}, ${order.settlement}, ${order.settledAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify([toOrderRow(order, store)])}::jsonb) as placed (${ORDER_FIELDS.definitions})
    ),
    entries as (${insertTimelines(scope, [order])}),
    shipped as (
      insert into shipment (tenant_id, mode, order_id, id, number, lines, shipped_at, delivered_at, created_at, lease_until)
      select ${tenantId}::uuid, ${mode}, ${order.id}::uuid, id, number, lines, shipped_at, delivered_at, shipped_at, now()
      from jsonb_to_recordset(${JSON.stringify(shipments)}::jsonb) as shipment (
        id uuid, number text, lines jsonb, shipped_at timestamptz, delivered_at timestamptz)
    )
    ${insertLines(scope, [order])}`.execute(trx);
}
