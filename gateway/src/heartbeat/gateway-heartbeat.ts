import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import { deleteDeadInstances, deleteInstance, type GatewayDatabase, recordHeartbeat } from '../stores/index.ts';

/** The heartbeat of a gateway, which also counts the others. */
export interface GatewayHeartbeat {
  /** Returns the number of running gateways, at least 1. It may be too high for a while, and never stays too low. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** How often a gateway records its heartbeat and counts the others; a new gateway is counted by the others within this time. */
const EVERY_MS = 2_000;
/** Several missed heartbeats: the process was killed, not just slow. */
const DEAD_AFTER_MS = 10_000;
/**
 * The largest of the last eight counts is used, about 16 s. After an outage of the database the first gateway to reach it finds no others; each of them tries
 * again within 13 s, even if its last statement got no response.
 */
const COUNTS_MAX = 8;
/** Used until the process has counted eight times, unless there are more. A deployment of more than ten gateways is rare. */
const FIRST_COUNT = 10;

/** Records that this process is running and counts the gateways that are, by the clock of the database. While it is unavailable, the counts stay as they are. */
export function startGatewayHeartbeat(
  db: Kysely<GatewayDatabase>,
  id: string,
  { log, everyMs = EVERY_MS }: { readonly log: Logger; readonly everyMs?: number },
): GatewayHeartbeat {
  const stopping = new AbortController();
  let counts: readonly number[] = Array.from({ length: COUNTS_MAX }, () => FIRST_COUNT);
  let isRecorded = false;
  const count = (): number => Math.max(...counts);

  const beat = async (): Promise<void> => {
    const before = count();
    try {
      const others = await recordHeartbeat(db, id, DEAD_AFTER_MS);
      isRecorded = true;
      counts = [...counts.slice(1), 1 + others.running];
      if (others.dead > 0) await deleteDeadInstances(db, DEAD_AFTER_MS);
    } catch (error) {
      isRecorded = false;
      log.warn({ err: error }, 'gateway_heartbeat_failed');
    }
    if (count() !== before) log.info({ gateways: count() }, 'gateways_counted');
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await beat();
      await pause(everyMs, stopping.signal);
    }
  };
  const running = run();
  return {
    count,
    async close() {
      stopping.abort();
      await running;
      // An unavailable database must not delay the shutdown further. The others stop counting this gateway anyway.
      if (isRecorded) await deleteInstance(db, id).catch((error: unknown) => log.warn({ err: error }, 'gateway_heartbeat_failed'));
    },
  };
}
