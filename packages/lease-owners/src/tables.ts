import type { Generated } from 'kysely';

/** The table of this package, to intersect with a service's Database type. */
export interface LeaseOwnerTables {
  lease_owner: LeaseOwnerTable;
}

/** A process that owns leases. Processes serve all stores, so the table has no tenant. */
export interface LeaseOwnerTable {
  id: string;
  /** The last heartbeat, by the clock of the database. */
  seen_at: Date;
  /** Whether the process had a session of its own at that time, whose end shows that it has died. */
  has_session: Generated<boolean>;
}
