import type { Generated, Kysely } from 'kysely';
import { sql } from 'kysely';

/** The table of this package, to intersect with a service's Database type. */
export interface StoreClockTables {
  sandbox_clock: SandboxClockTable;
}

/** A store without a row has the real time. Live mode has no rows. */
interface SandboxClockTable {
  tenant_id: string;
  mode: 'sandbox';
  /** Milliseconds, as text. */
  offset_ms: string;
  updated_at: Generated<Date>;
}

/** Creates the table in the service's schema. Called by a migration of every service that compares stored times with a store's clock in the background. */
export async function createStoreClockTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_clock (
      tenant_id uuid not null,
      mode text not null check (mode = 'sandbox'),
      offset_ms bigint not null check (offset_ms >= 0),
      updated_at timestamptz(3) not null default clock_timestamp(),
      primary key (tenant_id, mode)
    )`.execute(db);
}
