import { type Kysely, sql } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

/** Records that a gateway is running. Returns the number of running gateways, including this one. */
export async function recordHeartbeat(db: Kysely<GatewayDatabase>, id: string): Promise<number> {
  // The count does not see the row that the same statement writes.
  const { rows } = await sql<{ others: number }>`
    with own as (
      insert into gateway_instance (id, seen_at) values (${id}, clock_timestamp()) on conflict (id) do update set seen_at = excluded.seen_at
    )
    select count(*)::int as others from gateway_instance where id <> ${id}
  `.execute(db);
  return 1 + (rows[0]?.others ?? 0);
}

/** Deletes the gateways without a heartbeat for `deadAfterMs`. */
export async function deleteDeadInstances(db: Kysely<GatewayDatabase>, deadAfterMs: number): Promise<void> {
  await sql`delete from gateway_instance where seen_at < clock_timestamp() - ${deadAfterMs} * interval '1 millisecond'`.execute(db);
}

/** Deletes a gateway that has stopped. */
export async function deleteInstance(db: Kysely<GatewayDatabase>, id: string): Promise<void> {
  await db.deleteFrom('gateway_instance').where('id', '=', id).execute();
}
