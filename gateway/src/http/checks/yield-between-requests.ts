import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createFairQueue, storeOf } from '@storefront/fair-queue';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { Middleware } from '../context/request-context.ts';

/** How long requests start before the event loop sees what else has arrived, from clients and from services. */
const YIELD_EVERY_MS = 3;
/** How many start before the time of a slice is measured, so that a gateway that is not busy sets no timer. */
const UNTIMED_STARTS = 8;
/** As many as start within the wait below. */
export const STARTS_AWAITED_MAX = 1000;
/** At 0.2 ms each, all that wait have started sooner. */
export const START_WAIT_MS = 1000;

/** How often the event loop gets control. */
export interface YieldLimits {
  readonly yieldEveryMs: number;
  readonly untimed: number;
}

/**
 * Yields to the event loop between requests, and shares it fairly between client addresses, and stores once they are known. Node starts all requests that have
 * arrived, in the order of their connections, before it sees anything else. Here, when requests have started for some time, the others wait for the next slice,
 * which begins with the party that has used least. The result may occur several times in a chain, which share the slices: a request that has waited for something waits for another one.
 */
export function yieldBetweenRequests(
  { yieldEveryMs, untimed }: YieldLimits = { yieldEveryMs: YIELD_EVERY_MS, untimed: UNTIMED_STARTS },
): Middleware {
  let usedMs = 0;
  // This clock measures what requests have used. It excludes waits, so a client is not charged for them.
  const queue = createFairQueue({ resource: 'event_loop', running: 1, waiting: STARTS_AWAITED_MAX, now: () => usedMs });
  let queued = 0;
  let started = 0;
  let sliceStartedAt = 0;
  const startSlice = (): void => {
    started = 0;
    sliceStartedAt = performance.now();
  };
  const startsAtOnce = (): boolean => {
    if (queued > 0) return false;
    started += 1;
    if (started < untimed) return true;
    const now = performance.now();
    if (started === untimed) {
      sliceStartedAt = now;
      setImmediate(startSlice);
    }
    return now - sliceStartedAt < yieldEveryMs;
  };

  return (request, response, next) => {
    if (startsAtOnce()) return next();
    queued += 1;
    const start = async (): Promise<void> => {
      if (performance.now() - sliceStartedAt >= yieldEveryMs) {
        await yieldToEventLoop();
        startSlice();
      }
      if (request.socket.destroyed) return;
      const startedAt = performance.now();
      next();
      usedMs += performance.now() - startedAt;
    };
    const { key } = response.locals.context;
    const party = key === undefined ? limitedAddress(request.ip) : storeOf(key);
    return queue.run({ store: party, deadlineAt: Date.now() + START_WAIT_MS }, start).finally(() => {
      queued -= 1;
    });
  };
}
