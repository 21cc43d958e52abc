import { setTimeout as sleep } from 'node:timers/promises';
import { operate } from '../support/operate.ts';

interface Lag {
  readonly outbox: Readonly<Record<string, number>>;
  readonly consumers: readonly { readonly pending: number; readonly unacknowledged: number }[];
  readonly deliveries_due: number;
}

/** What a backlog of events may take to drain; a longer one is a finding, not a pause. */
const PATIENCE_MS = 60_000;

/** Waits until no event is on its way, so that the work of one contender does not fall on the next; answers how long that took. */
export async function untilDrained(env: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    const lag = await operate<Lag>(env, 'events', 'lag');
    const outbox = Object.values(lag.outbox).reduce((sum, pending) => sum + pending, 0);
    const consuming = lag.consumers.reduce((sum, { pending, unacknowledged }) => sum + pending + unacknowledged, 0);
    if (outbox + consuming + lag.deliveries_due === 0) return performance.now() - startedAt;
    await sleep(100);
  }
  throw new Error(`events are still on their way after ${PATIENCE_MS / 1000} s`);
}
