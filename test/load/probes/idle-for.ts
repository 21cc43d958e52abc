import { setTimeout as sleep } from 'node:timers/promises';
import type { Sample } from './measure.ts';
import { type Processes, withProcessorTime } from './processor-time.ts';

/** A service collects its garbage at the first look that finds it idle, and looks every 10 s; on a busy machine, several looks find it busy. */
export const COLLECTED_MS = 80_000;

/** Measures the processor time of processes without requests, per second. */
export const idleFor = (processes: Processes, seconds: number): Promise<Sample> =>
  withProcessorTime(processes, async () => {
    await sleep(seconds * 1000);
    return { rate: 1, done: seconds, failures: 0 };
  });
