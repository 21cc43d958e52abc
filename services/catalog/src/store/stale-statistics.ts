import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** So many changed rows, and such a share of a table, may change how it is best read. */
const ROWS_MIN = 1000;
const SHARE_MIN = 0.2;

/**
 * Refreshes the planner's statistics when much has changed since, as after an import. Postgres does so by itself, but only
 * when autovacuum next comes by. Whether it was due.
 */
export async function refreshStaleStatistics(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_user_tables
    where schemaname = current_schema() and relname in ('product', 'contract_price', 'stock', 'search_word')
      and n_mod_since_analyze >= ${ROWS_MIN} and n_mod_since_analyze >= ${SHARE_MIN}::float8 * n_live_tup
    limit 1
  `.execute(db);
  if (rows.length > 0) await sql`select refresh_statistics()`.execute(db);
  return rows.length > 0;
}
