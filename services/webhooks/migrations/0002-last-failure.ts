import { type Kysely, sql } from 'kysely';

/** Adds the time of the last failed attempt, so that failures before a long silence do not count toward disabling a subscription. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column last_failure_at timestamptz(3)`.execute(db);
}
