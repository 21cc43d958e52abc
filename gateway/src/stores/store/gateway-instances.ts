import { type Kysely, sql } from 'kysely';
import type { GatewayDatabase } from './schema.ts';

/** The gateways that have a row, besides the one that asks. */
interface OtherInstances {
  readonly running: number;
  readonly dead: number;
}

/** Records that a gateway is running. Returns the number of others, of which those without a heartbeat for `deadAfterMs` are dead. */
export async function recordHeartbeat(db: Kysely<GatewayDatabase>, id: string, deadAfterMs: number): Promise<OtherInstances> {
  // The count does not see the row that the same statement writes.
  const { rows } = await sql<OtherInstances>`
    with own as (
      insert into gateway_instance (id, seen_at) values (${id}, statement_timestamp()) on conflict (id) do update set seen_at = excluded.seen_at
    )
    select count(*) filter (where not is_dead)::int as running, count(*) filter (where is_dead)::int as dead
    from (
      select seen_at < statement_timestamp() - ${deadAfterMs} * interval '1 millisecond' as is_dead from gateway_instance where id <> ${id}
    ) as other
  `.execute(db);
  return rows[0] ?? { running: 0, dead: 0 };
}

/** Deletes the gateways without a heartbeat for `deadAfterMs`. */
export async function deleteDeadInstances(db: Kysely<GatewayDatabase>, deadAfterMs: number): Promise<void> {
  await sql`delete from gateway_instance where seen_at < statement_timestamp() - ${deadAfterMs} * interval '1 millisecond'`.execute(db);
}

/** Deletes a gateway that has stopped. */
export async function deleteInstance(db: Kysely<GatewayDatabase>, id: string): Promise<void> {
  await db.deleteFrom('gateway_instance').where('id', '=', id).execute();
}
