import type { Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import { sql } from 'kysely';
import { scheduleDeliveries, schedule, NOW } from './flows.ts';
import type { Db } from './schema.ts';

interface Leased extends Scope {
  readonly id: string;
}

/** Ends the leases of these processes on deliveries and pending events, store by store. Returns how many there were. */
export async function releaseLeases(db: Db, owners: readonly string[]): Promise<number> {
  const { rows: deliveries } = await sql<Leased>`
    select tenant_id as "tenantId", mode, id from delivery where lease_token is not null and lease_owner = any(${owners}::uuid[])
  `.execute(db);
  await ofEachStore(deliveries, async (scope, ids) => {
    await sql`
      update delivery set lease_until = ${NOW}
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id = any(${ids}::uuid[])
        and lease_token is not null and lease_owner = any(${owners}::uuid[])
    `.execute(db);
    await scheduleDeliveries(db, scope);
  });
  const { rows: events } = await sql<Leased>`
    select tenant_id as "tenantId", mode, event_id as id from pending_event where lease_owner = any(${owners}::uuid[])
  `.execute(db);
  await ofEachStore(events, async (scope, ids) => {
    await sql`
      update pending_event set lease_owner = null, next_try_at = ${NOW}
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(${ids}::uuid[]) and lease_owner = any(${owners}::uuid[])
    `.execute(db);
    await schedule(db, scope, 'pending_event');
  });
  return deliveries.length + events.length;
}

async function ofEachStore(leased: readonly Leased[], release: (scope: Scope, ids: readonly string[]) => Promise<void>): Promise<void> {
  for (const own of Map.groupBy(leased, storeOf).values()) {
    const [scope] = own;
    if (scope !== undefined)
      await release(
        scope,
        own.map(({ id }) => id),
      );
  }
}
