import { purgeRows } from '@storefront/db';
import { eventSweeps } from '@storefront/events';
import { purgeExpiredResponses } from '@storefront/idempotency';
import { reportSkipped, type Sweep } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import { type Kysely, sql } from 'kysely';
import { completeMoves, type GatewayDatabase, type SandboxDeps } from '../stores/index.ts';

interface SweepDeps {
  readonly db: Kysely<GatewayDatabase>;
  readonly sandbox: SandboxDeps;
  readonly log: Logger;
}

/** A developer waits for a move that another process has abandoned. An idle run is one index probe. */
const MOVES_EVERY_MS = 10_000;
/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of the gateway, besides polling for changes of catalogs and sessions. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'complete-clock-moves', everyMs: MOVES_EVERY_MS, run: () => completeMoves(deps.sandbox, deps.log) },
  {
    name: 'purge-idempotent-responses',
    everyMs: PURGE_EVERY_MS,
    run: () => purgeExpiredResponses(deps.db, reportSkipped(deps.log, 'purge-idempotent-responses')),
  },
  { name: 'purge-faults', everyMs: PURGE_EVERY_MS, run: () => purgeFaults(deps) },
  ...eventSweeps(deps),
];

/** Deletes the sandbox faults that can no longer apply. */
const purgeFaults = ({ db, log }: SweepDeps): Promise<number> =>
  purgeRows(
    db,
    { table: 'sandbox_fault', key: ['tenant_id', 'mode', 'id'], due: sql`expires_at <= statement_timestamp()` },
    reportSkipped(log, 'purge-faults'),
  );
