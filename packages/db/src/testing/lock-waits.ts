import { type Kysely, sql } from 'kysely';
import { isOnCitus } from './databases.ts';

/** Counts the sessions of a test's database that wait for a lock, on all nodes of Citus. */
export async function lockWaits<Database>(db: Kysely<Database>): Promise<number> {
  const sessions = sql.table(isOnCitus() ? 'citus_stat_activity' : 'pg_stat_activity');
  const { rows } = await sql`select from ${sessions} where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
