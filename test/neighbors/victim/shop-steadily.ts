import { setTimeout as sleep } from 'node:timers/promises';
import { atConstantRate } from '../../cluster/constant-rate.ts';
import type { Victim } from './open-victim.ts';
import { type Samples, startRecorder } from './samples.ts';

/** Each step this often per second, whether or not earlier ones have ended: enough for a p95 in half a minute, and little for the system. */
const RATE = 2.25;

/** How many new keys the victim uses in so many seconds. */
export const keysFor = (seconds: number): number => Math.ceil(RATE * seconds) + 1;

/** Lets the victim shop for `seconds`. Resolves when everything that it began has ended. */
export async function shopSteadily({ steps }: Victim, seconds: number): Promise<Samples> {
  const recorder = startRecorder();
  const begun: Promise<unknown>[] = [];
  const stop = atConstantRate(RATE * steps.length, () => begun.push(steps[begun.length % steps.length]?.(recorder) ?? Promise.resolve()));
  await sleep(seconds * 1000);
  await stop();
  await Promise.all(begun);
  return recorder.samples;
}
