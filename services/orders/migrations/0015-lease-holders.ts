import { up as createLeaseHolderTable } from '@storefront/lease-holders/migrations/0001-lease-holders';
import { type Kysely, sql } from 'kysely';

/** Names the process that runs a checkout, so that others take it over as soon as that process has died. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await createLeaseHolderTable(db);
  await sql`alter table checkout add column lease_holder uuid`.execute(db);
}
