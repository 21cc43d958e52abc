import { type Kysely, sql } from 'kysely';
import { createIdempotencyTables } from '../../tables.ts';

/** The table of the package, and one for effects that tests can count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyTables(db);
  await sql`create table effect (customer_id uuid not null, number integer not null unique)`.execute(db);
}
