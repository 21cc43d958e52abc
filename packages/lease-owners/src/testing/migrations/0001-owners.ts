import { type Kysely, sql } from 'kysely';
import { up as createLeaseOwnerTable } from '../../../migrations/0001-lease-owners.ts';

/** Creates the table, and work that is leased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLeaseOwnerTable(db);
  await sql`create table work (id uuid primary key, lease_owner uuid, lease_until timestamptz not null)`.execute(db);
}
