import { type Kysely, sql } from 'kysely';

/** Rows to purge, and rows that refer to some of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table old_row (id integer primary key, due boolean not null, note text)`.execute(db);
  await sql`create table reference (id integer primary key references old_row)`.execute(db);
}
