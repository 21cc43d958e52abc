import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Records that a sender is alive. */
export async function recordHeartbeat(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    insert into sender (id, seen_at) values (${id}, clock_timestamp()) on conflict (id) do update set seen_at = excluded.seen_at
  `.execute(db);
}

/** Deletes a sender that has stopped and holds no leases. */
export async function deleteSender(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from sender where id = ${id}`.execute(db);
}

/** Ends the leases of senders without a heartbeat for `deadAfterMs`. Returns the number of released deliveries. */
export async function releaseLeasesOfDeadSenders(db: Kysely<Database>, deadAfterMs: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with dead as (
      delete from sender where seen_at < clock_timestamp() - ${deadAfterMs} * interval '1 millisecond' returning id
    )
    update delivery set lease_until = clock_timestamp() from dead
    where delivery.lease_token is not null and delivery.lease_holder = dead.id
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
