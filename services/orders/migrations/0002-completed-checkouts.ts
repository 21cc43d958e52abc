import { type Kysely, sql } from 'kysely';

/** Finds the completed checkouts that are old enough to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkout_completed on checkout (finished_at) where step = 'completed'`.execute(db);
}
