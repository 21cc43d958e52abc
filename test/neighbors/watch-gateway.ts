import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import { memoryOf } from '../load/probes/memory-of.ts';

const EVERY_MS = 200;

/** The events of the system's processes in one window. */
export interface Gauge {
  /** The most memory that the gateway took, in MiB. 0 if it could not be measured, as on systems without `/proc`. */
  readonly memoryMiB: number;
  /** The processes that ended. */
  readonly restarted: readonly string[];
}

/** Watches the gateway until the returned function is called. */
export function watchGateway(system: System): () => Promise<Gauge> {
  const restartsBefore = restartsOf(system);
  let memoryMiB = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(EVERY_MS)) memoryMiB = Math.max(memoryMiB, (await memoryOf(system)).gateway ?? 0);
  })();
  return async () => {
    isOver = true;
    await watching;
    const restarted = [...restartsOf(system)].filter(([name, count]) => count > (restartsBefore.get(name) ?? 0)).map(([name]) => name);
    return { memoryMiB, restarted };
  };
}

const restartsOf = (system: System): ReadonlyMap<string, number> =>
  new Map(system.processes().map(({ name, restarts }) => [name, restarts]));
