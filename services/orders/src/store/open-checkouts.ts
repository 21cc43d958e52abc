import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The unfinished checkouts of all stores: how many there are, and the age of the oldest one in seconds, 0 if there is none. */
export async function measureOpenCheckouts(db: Db): Promise<{ readonly count: number; readonly oldestAgeSeconds: number }> {
  return db
    .selectFrom('checkout')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8`.as('oldestAgeSeconds'),
    ])
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
}
