import { type Kysely, sql } from 'kysely';

/** Rows to purge, and rows that refer to some of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table old_row (tenant_id uuid not null, id integer not null, due boolean not null, note text, primary key (tenant_id, id))`.execute(
    db,
  );
  await sql`create table reference (tenant_id uuid not null, id integer not null, foreign key (tenant_id, id) references old_row)`.execute(
    db,
  );
}
