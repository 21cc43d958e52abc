import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Ends the leases of these processes on deliveries and held events. Returns how many there were. */
export async function releaseLeases(db: Db, holders: readonly string[]): Promise<number> {
  const { numAffectedRows: deliveries = 0n } = await sql`
    update delivery set lease_until = clock_timestamp() where lease_token is not null and lease_holder = any(${holders}::uuid[])
  `.execute(db);
  const { numAffectedRows: events = 0n } = await sql`
    update held_event set lease_holder = null, next_try_at = clock_timestamp() where lease_holder = any(${holders}::uuid[])
  `.execute(db);
  return Number(deliveries + events);
}
