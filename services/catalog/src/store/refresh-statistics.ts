import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Tells Postgres how large the catalog has become, so that it goes on reading pages from their indexes. */
export async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  await sql`select refresh_statistics()`.execute(db);
}
