import { type Kysely, sql } from 'kysely';

/** Creates the table of the processes that own leases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lease_owner (
      id uuid primary key,
      seen_at timestamptz(3) not null,
      has_session boolean not null default false
    )
  `.execute(db);
}
