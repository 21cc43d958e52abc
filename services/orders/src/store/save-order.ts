import { type Scope, inScope } from '@storefront/db';
import { sql } from 'kysely';
import type { Order } from '../domain/order.ts';
import { pendingLeaseEnd } from './reclaim-pending.ts';
import type { Trx } from './schema.ts';

/** The quantities of a line that change. */
const LINE_QUANTITIES = ['shippedQuantity', 'cancelledQuantity', 'creditedQuantity', 'returnedQuantity'] as const;

/** Writes the difference between two versions of an order that the caller has locked. Fields frozen by checkout never change. */
export async function saveOrder(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
  await trx
    .updateTable('sales_order')
    .set({
      status: after.status,
      payment_status: after.paymentStatus,
      cancellation: after.cancellation && JSON.stringify(after.cancellation),
      pay_by: after.payBy,
      refund_revision: after.refundRevision,
      settlement: after.settlement,
      settled_at: after.settledAt,
      updated_at: after.updatedAt,
    })
    .where(inScope(scope))
    .where('id', '=', after.id)
    .execute();
  await saveQuantities(trx, scope, before, after);
  await saveShipments(trx, scope, before, after);
  await saveCorrections(trx, scope, before, after);
  await appendTimeline(trx, scope, before, after);
}

async function saveQuantities(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
  const changed = after.lines.filter((line, index) => LINE_QUANTITIES.some((field) => line[field] !== before.lines[index]?.[field]));
  if (changed.length === 0) return;
  const [shipped, cancelled, credited, returned] = LINE_QUANTITIES.map((field) => sql`${changed.map((line) => line[field])}::numeric[]`);
  await sql`
    update order_line set shipped_quantity = moved.shipped, cancelled_quantity = moved.cancelled, credited_quantity = moved.credited,
      returned_quantity = moved.returned
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${shipped}, ${cancelled}, ${credited}, ${returned})
      as moved (id, shipped, cancelled, credited, returned)
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and order_id = ${after.id} and order_line.id = moved.id
  `.execute(trx);
}

async function saveShipments(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
  const changed = after.shipments.filter((shipment) => !before.shipments.includes(shipment));
  const dropped = before.shipments.filter(({ id }) => after.shipments.every((shipment) => shipment.id !== id));
  if (dropped.length > 0) {
    await trx
      .deleteFrom('shipment')
      .where(inScope(scope))
      .where(
        'id',
        'in',
        dropped.map(({ id }) => id),
      )
      .where('shipped_at', 'is', null)
      .execute();
  }
  if (changed.length === 0) return;
  await trx
    .insertInto('shipment')
    .values(
      changed.map((shipment) => ({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        order_id: after.id,
        id: shipment.id,
        number: shipment.number,
        carrier: shipment.carrier,
        tracking_number: shipment.trackingNumber,
        tracking_url: shipment.trackingUrl,
        lines: JSON.stringify(shipment.lines),
        shipped_at: shipment.shippedAt,
        delivered_at: shipment.deliveredAt,
        lease_until: pendingLeaseEnd('shipment'),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mode', 'id']).doUpdateSet({
        shipped_at: sql`excluded.shipped_at`,
        delivered_at: sql`excluded.delivered_at`,
      }),
    )
    .execute();
}

async function appendTimeline(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
  const added = after.timeline.slice(before.timeline.length);
  if (added.length === 0) return;
  await trx
    .insertInto('order_timeline')
    .values(
      added.map((entry, index) => ({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        order_id: after.id,
        position: before.timeline.length + index,
        ...entry,
      })),
    )
    .execute();
}

/** Writes the difference between the corrections of two versions of a locked order. */
async function saveCorrections(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
  const changed = after.corrections.filter((correction) => !before.corrections.includes(correction));
  const dropped = before.corrections.filter(({ id }) => after.corrections.every((correction) => correction.id !== id));
  for (const { id } of dropped)
    await trx.deleteFrom('order_return').where(inScope(scope)).where('order_id', '=', after.id).where('id', '=', id).execute();
  for (const { id, request, quantities, finishedAt } of changed) {
    const written = { request: JSON.stringify(request), quantities: JSON.stringify(quantities), finished_at: finishedAt };
    await trx
      .insertInto('order_return')
      .values({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        order_id: after.id,
        id,
        ...written,
        // No process completes what an event has caused, so the sweep may claim it at once.
        lease_until: request.kind === 'settle' ? sql<Date>`now()` : pendingLeaseEnd('order_return'),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'mode', 'order_id', 'id']).doUpdateSet(written))
      .execute();
  }
}
