import { type Generated, type Kysely, sql } from 'kysely';

/** The table of this package, to intersect with a service's Database type. */
export interface LeaseHolderTables {
  lease_holder: LeaseHolderTable;
}

/** A process that holds leases. Processes serve all stores, so the table has no tenant. */
export interface LeaseHolderTable {
  id: string;
  /** The last heartbeat, by the clock of the database. */
  seen_at: Date;
  /** Whether the process had a session of its own at that time, whose end shows that it has died. */
  has_session: Generated<boolean>;
}

/** Creates the table in the service's schema. Called by a migration of every service whose work is leased. */
export async function createLeaseHolderTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lease_holder (
      id uuid primary key,
      seen_at timestamptz(3) not null,
      has_session boolean not null default false
    )
  `.execute(db);
}
