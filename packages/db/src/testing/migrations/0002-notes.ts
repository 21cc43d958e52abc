import { type Kysely, sql } from 'kysely';

/** Rows for tests of transactions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table note (name text primary key, content text not null default '')`.execute(db);
}
