import { setTimeout as sleep } from 'node:timers/promises';
import { durations, type Logger } from '@storefront/telemetry';

/** A periodic task of a service. Each service declares its sweeps in `src/sweeps/sweeps.ts`. */
export interface Sweep {
  readonly name: string;
  /** The pause between two runs. */
  readonly everyMs: number;
  /** Finds what is due and settles it. Every replica runs it, so it must tolerate concurrent runs. */
  readonly run: () => Promise<unknown>;
}

export interface RunningSweeps {
  /** Resolves after the runs in progress. */
  close(): Promise<void>;
}

/** Runs each sweep at once and then again after its pause. A run that fails is logged, and the next one follows. */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): RunningSweeps {
  const stopping = new AbortController();
  const record = durations('storefront.sweep.duration', 'Duration of the runs of a sweep.');
  const repeat = async ({ name, everyMs, run }: Sweep): Promise<void> => {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      let outcome = 'ok';
      try {
        await run();
      } catch (error) {
        outcome = 'failed';
        // What is due stays due, and the database may be unavailable only briefly.
        log.warn({ err: error, sweep: name }, 'sweep_failed');
      }
      record((performance.now() - startedAt) / 1000, { sweep: name, outcome });
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = Promise.all(sweeps.map(repeat));
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}
