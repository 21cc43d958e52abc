import { type Kysely, sql } from 'kysely';

/** Indexes completed checkouts by age for the sweep that deletes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_completed on checkout (finished_at) where step = 'completed'`.execute(db);
}
