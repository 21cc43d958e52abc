import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@storefront/local-system';
import type { Sample } from './measure.ts';
import { processesOf, withProcessorTime } from './processor-time.ts';

/** Measures the processor time of a system without requests, per second. */
export const idleFor = (system: System, seconds: number): Promise<Sample> =>
  withProcessorTime(processesOf(system), async () => {
    await sleep(seconds * 1000);
    return { rate: 1, done: seconds, failures: 0 };
  });
