import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout, isMissingDatabase, isUnavailable } from '@storefront/db';

/** How long to try again, and where to report why. */
export interface Patience {
  readonly withinMs: number;
  readonly onRetry: (error: unknown) => void;
}

/** A server that starts or fails over takes seconds, and a migration that waits for a lock has waited for five already. */
const RETRY_EVERY_MS = 1000;

/** Repeats `work` while the database does not exist yet, is unavailable, or refuses a lock, until the time is up. */
export async function retryUntilAvailable<T>({ withinMs, onRetry }: Patience, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() + RETRY_EVERY_MS > deadline) throw error;
      onRetry(error);
      await sleep(RETRY_EVERY_MS);
    }
  }
}

const isPassing = (error: unknown): boolean =>
  isMissingDatabase(error) ||
  isUnavailable(error) ||
  isLockTimeout(error) ||
  (error instanceof Error && error.cause !== undefined && isPassing(error.cause));
