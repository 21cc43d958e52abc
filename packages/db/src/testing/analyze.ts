import { type Kysely, sql } from 'kysely';
import { asAdmin, withDatabase } from './databases.ts';

/** Updates the statistics of a test database, for tests of plans. The service role may not do that. */
export async function analyze<Database>(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await asAdmin(withDatabase(process.env.TEST_POSTGRES_URL ?? '', rows[0]?.name ?? ''), (client) => client.query('analyze'));
}
