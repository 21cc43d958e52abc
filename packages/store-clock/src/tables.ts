import type { Generated } from 'kysely';

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
