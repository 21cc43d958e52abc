import { type Kysely, sql } from 'kysely';

/** Creates a table of objects that operators change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shelf (tenant_id uuid not null, mode text not null, id text not null, height integer not null, owner text,
      primary key (tenant_id, mode, id))
  `.execute(db);
}
