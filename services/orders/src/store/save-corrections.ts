import { inScope, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Order } from '../domain/order.ts';
import { pendingLeaseEnd } from './reclaim-pending.ts';
import type { Trx } from './schema.ts';

/** Writes the difference between the corrections of two versions of a locked order. */
export async function saveCorrections(trx: Trx, scope: Scope, before: Order, after: Order): Promise<void> {
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
