import { type Kysely, sql } from 'kysely';
import { up as createIdempotencyTables } from '../../../migrations/0001-idempotent-responses.ts';

/** Creates the package's table and a table of effects for tests to count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
  await sql`create table effect (customer_id uuid not null, number integer not null unique)`.execute(db);
}
