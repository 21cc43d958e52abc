import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Notes that a sender is alive. */
export async function noteSender(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    insert into sender (id, seen_at) values (${id}, clock_timestamp()) on conflict (id) do update set seen_at = excluded.seen_at
  `.execute(db);
}

/** Forgets a sender that ends; it has no lease any more. */
export async function deleteSender(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from sender where id = ${id}`.execute(db);
}

/** Ends the leases of senders that were not heard of for `deadAfterMs`. Returns how many deliveries are free again. */
export async function releaseLeasesOfDead(db: Kysely<Database>, deadAfterMs: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with dead as (
      delete from sender where seen_at < clock_timestamp() - ${deadAfterMs} * interval '1 millisecond' returning id
    )
    update delivery set lease_until = clock_timestamp() from dead
    where delivery.lease_token is not null and delivery.lease_holder = dead.id
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
