import { setTimeout as sleep } from 'node:timers/promises';
import { runCli } from '../../support/operator/run-cli.ts';

interface Lag {
  readonly outbox: Readonly<Record<string, number>>;
  readonly consumers: readonly { readonly pending: number; readonly unacknowledged: number }[];
  readonly deliveries_due: number;
}

/** The maximum time for a backlog of events to drain; a longer one is a defect to investigate. */
const DRAIN_TIMEOUT_MS = 60_000;

/** Waits until all events are delivered, so that one contender's work does not slow the next. Returns the milliseconds it took. */
export async function waitUntilDrained(env: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < DRAIN_TIMEOUT_MS) {
    const lag = await runCli<Lag>(env, 'events', 'lag', 'get');
    const outbox = Object.values(lag.outbox).reduce((sum, pending) => sum + pending, 0);
    const consuming = lag.consumers.reduce((sum, { pending, unacknowledged }) => sum + pending + unacknowledged, 0);
    if (outbox + consuming + lag.deliveries_due === 0) return performance.now() - startedAt;
    await sleep(100);
  }
  throw new Error(`events are still undelivered after ${DRAIN_TIMEOUT_MS / 1000} s`);
}
