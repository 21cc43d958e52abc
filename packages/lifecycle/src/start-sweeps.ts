import { type Logger, durations } from '@storefront/telemetry';
import { type Activity, createActivity } from './activity.ts';
import { pause } from './pause.ts';

/** A periodic task of a service. Each service declares its sweeps in `src/sweeps/sweeps.ts`. */
export interface Sweep {
  readonly name: string;
  /** The pause between two runs. */
  readonly everyMs: number;
  /** The pause while the service is idle. By default, five seconds or `everyMs`, whichever is longer. */
  readonly idleMs?: number;
  /** Returns the time until something is due, or `max` if nothing is due earlier. An idle service asks, and ends the longer pause then. */
  readonly dueInMs?: (max: number) => Promise<number>;
  /** Finds what is due and settles it. Every replica runs it, so it must tolerate concurrent runs. */
  readonly run: () => Promise<unknown>;
}

export interface RunningSweeps {
  /** Resolves after the runs in progress. */
  close(): Promise<void>;
}

/** Work that an idle service finds later is due by time, or was left by another process that has died. */
const IDLE_MS = 5_000;

/** How long a run of an idle service waits at most for the one before it. */
const PREVIOUS_RUN_MS = 200;

/** Runs each sweep at once and then again after its pause. A run that fails is logged, and the next one follows. Work that arrives ends the longer pause of an idle service. */
export function startSweeps(
  sweeps: readonly Sweep[],
  log: Logger,
  activity = createActivity(),
  previousRunMs = PREVIOUS_RUN_MS,
): RunningSweeps {
  const stopping = new AbortController();
  const inSequence = inSequenceOf(previousRunMs, stopping.signal);
  const record = durations('storefront.sweep.duration', 'Duration of the runs of a sweep.');
  const repeat = async (sweep: Sweep): Promise<void> => {
    const { name, everyMs, run } = sweep;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      let outcome = 'ok';
      try {
        // Together, the sweeps of an idle service would each need a connection of their own, which is closed before the next run.
        await (activity.isIdle() ? inSequence(run) : run());
      } catch (error) {
        outcome = 'failed';
        // Due work stays due, and the database may be unavailable only briefly.
        log.warn({ err: error, sweep: name }, 'sweep_failed');
      }
      record((performance.now() - startedAt) / 1000, { sweep: name, outcome });
      await pause(everyMs, stopping.signal);
      if (activity.isIdle()) await pauseUntilResumed(() => idlePauseOf(sweep, log), activity, stopping.signal);
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

async function pauseUntilResumed(howLong: () => Promise<number>, activity: Activity, stopping: AbortSignal): Promise<void> {
  const resumed = new AbortController();
  const stopListening = activity.onResume(() => resumed.abort());
  await pause(await howLong(), AbortSignal.any([stopping, resumed.signal]));
  stopListening();
}

async function idlePauseOf({ name, everyMs, idleMs = Math.max(everyMs, IDLE_MS), dueInMs }: Sweep, log: Logger): Promise<number> {
  const max = idleMs - everyMs;
  try {
    return dueInMs === undefined ? max : await dueInMs(max);
  } catch (error) {
    log.warn({ err: error, sweep: name }, 'sweep_failed');
    return 0;
  }
}

/** Returns a function that runs pieces of work one after the other. One that waits for longer than `waitMs` runs anyway, and none starts once `stopping` is aborted. */
function inSequenceOf(waitMs: number, stopping: AbortSignal): (work: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = settledWithin(last, waitMs, stopping).then(() => (stopping.aborted ? undefined : work()));
    last = running.catch(() => undefined);
    return running;
  };
}

async function settledWithin(work: Promise<unknown>, ms: number, stopping: AbortSignal): Promise<void> {
  const settled = new AbortController();
  await Promise.race([work, pause(ms, AbortSignal.any([stopping, settled.signal]))]);
  settled.abort();
}
