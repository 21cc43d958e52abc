import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Statistics are stale after this many changed rows, if they are also this share of the table. */
const ROWS_MIN = 1000;
const SHARE_MIN = 0.2;

/**
 * Refreshes the planner's statistics if many rows have changed, for example after an import. Autovacuum would also do so, but later.
 * Returns whether a refresh was due.
 */
export async function refreshStaleStatistics(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_user_tables
    where schemaname = current_schema() and relname in ('product', 'contract_price', 'stock', 'search_word')
      and n_mod_since_analyze >= ${ROWS_MIN} and n_mod_since_analyze >= ${SHARE_MIN}::float8 * n_live_tup
    limit 1
  `.execute(db);
  if (rows.length > 0) await sql`select refresh_statistics()`.execute(db);
  return rows.length > 0;
}
