import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue, storeOf } from '@storefront/fair-queue';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { Middleware } from '../context/request-context.ts';

/** How long requests start before the event loop sees what else has arrived, from clients and from services. */
const TURN_MS = 3;
/** How many start before the time of a turn is measured, so that a gateway that is not busy sets no timer. */
const TURN_UNTIMED = 8;
/** As many as start within the wait below. */
export const TURNS_AWAITED_MAX = 1000;
/** At 0.2 ms each, all that wait have started sooner. */
export const TURN_WAIT_MS = 1000;

/** How requests take turns. */
export interface TurnLimits {
  readonly turnMs: number;
  readonly untimed: number;
}

/**
 * Lets client addresses, and stores once they are known, take turns on the event loop. Node starts all requests that have arrived, in the order of their
 * connections, before it sees anything else. Here, when a turn has lasted for some time, the others wait for the next one, which begins with the party that has
 * used least. The result may occur several times in a chain, which share the turns: a request that has waited for something takes another one.
 */
export function takeTurn({ turnMs, untimed }: TurnLimits = { turnMs: TURN_MS, untimed: TURN_UNTIMED }): Middleware {
  let usedMs = 0;
  // This clock measures what requests have used. It excludes waits, so a client is not charged for them.
  const queue = createFairQueue({ resource: 'event_loop', running: 1, waiting: TURNS_AWAITED_MAX, now: () => usedMs });
  let queued = 0;
  let started = 0;
  let turnStartedAt = 0;
  const startTurn = (): void => {
    started = 0;
    turnStartedAt = performance.now();
  };
  const startsAtOnce = (): boolean => {
    if (queued > 0) return false;
    started += 1;
    if (started < untimed) return true;
    const now = performance.now();
    if (started === untimed) {
      turnStartedAt = now;
      setImmediate(startTurn);
    }
    return now - turnStartedAt < turnMs;
  };

  return (request, response, next) => {
    if (startsAtOnce()) return next();
    queued += 1;
    const start = async (): Promise<void> => {
      if (performance.now() - turnStartedAt >= turnMs) {
        await nextTurn();
        startTurn();
      }
      if (request.socket.destroyed) return;
      const startedAt = performance.now();
      next();
      usedMs += performance.now() - startedAt;
    };
    const { key } = response.locals.context;
    const party = key === undefined ? limitedAddress(request.ip) : storeOf(key);
    return queue.run({ store: party, deadlineAt: Date.now() + TURN_WAIT_MS }, start).finally(() => {
      queued -= 1;
    });
  };
}
