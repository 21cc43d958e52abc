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
