import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@storefront/telemetry';

export interface Sweep {
  /** Ends after the turn that is under way. */
  close(): Promise<void>;
}

/** Does `turn` at once and then again and again with a pause between. A turn that fails is told of, and the next one comes. */
export function startSweep(name: string, pauseMs: number, log: Logger, turn: () => Promise<unknown>): Sweep {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await turn();
      } catch (error) {
        // What is due stays due: the database may only be away for a moment.
        log.warn({ err: error, sweep: name }, 'sweep_failed');
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    close: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Several sweeps as one. */
export const allSweeps = (sweeps: readonly Sweep[]): Sweep => ({
  close: async () => {
    await Promise.all(sweeps.map((sweep) => sweep.close()));
  },
});

/** Repeats a turn that works off a batch and tells how many it did; what it did is not due again, so this ends. */
export async function untilNoneIsLeft(turn: () => Promise<number>, afterEach: () => void = () => undefined): Promise<void> {
  while ((await turn()) > 0) afterEach();
}
