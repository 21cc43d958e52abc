import type { Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { markAllDue, markDue, NOW } from './turns.ts';

interface Leased extends Scope {
  readonly id: string;
}

/** Ends the leases of these processes on deliveries and held events, store by store. Returns how many there were. */
export async function releaseLeases(db: Db, holders: readonly string[]): Promise<number> {
  const { rows: deliveries } = await sql<Leased>`
    select tenant_id as "tenantId", mode, id from delivery where lease_token is not null and lease_holder = any(${holders}::uuid[])
  `.execute(db);
  await ofEachStore(deliveries, async (scope, ids) => {
    await sql`
      update delivery set lease_until = ${NOW}
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and id = any(${ids}::uuid[])
        and lease_token is not null and lease_holder = any(${holders}::uuid[])
    `.execute(db);
    await markAllDue(db, scope);
  });
  const { rows: events } = await sql<Leased>`
    select tenant_id as "tenantId", mode, event_id as id from held_event where lease_holder = any(${holders}::uuid[])
  `.execute(db);
  await ofEachStore(events, async (scope, ids) => {
    await sql`
      update held_event set lease_holder = null, next_try_at = ${NOW}
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and event_id = any(${ids}::uuid[]) and lease_holder = any(${holders}::uuid[])
    `.execute(db);
    await markDue(db, scope, 'held_event');
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
