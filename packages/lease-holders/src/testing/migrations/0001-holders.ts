import { type Kysely, sql } from 'kysely';
import { up as createLeaseHolderTable } from '../../../migrations/0001-lease-holders.ts';

/** Creates the table, and work that is leased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLeaseHolderTable(db);
  await sql`create table work (id uuid primary key, lease_holder uuid, lease_until timestamptz not null)`.execute(db);
}
