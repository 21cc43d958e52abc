import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout, isRetryable } from './pg-errors.ts';

/** Requests hold their locks for milliseconds, so some tries are enough. */
const TRIES_MAX = 120;
const AGAIN_AFTER_MS = 500;

/** Repeats work that lost a deadlock with requests, or gave up its wait for a lock, behind which requests wait as well. */
export async function untilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES_MAX || !(isRetryable(error) || isLockTimeout(error))) throw error;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
