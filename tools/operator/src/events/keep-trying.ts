import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import { isFinal } from '../public-api.ts';

/** The events of a long-running command's connection. */
export type ConnectionStep =
  /** The API does not respond. Reported once per outage. */
  { readonly kind: 'disconnected'; readonly message: string } | { readonly kind: 'reconnected' };

const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5_000;

/** Repeats a request while the API does not respond, and yields when this begins and ends. `failures` counts the attempts that failed. */
export async function* keepTrying<T>(attempt: (failures: number) => Promise<T>, signal: AbortSignal): AsyncGenerator<ConnectionStep, T> {
  for (let failures = 0; ; failures += 1) {
    try {
      const result = await attempt(failures);
      if (failures > 0) yield { kind: 'reconnected' };
      return result;
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      if (failures === 0) yield { kind: 'disconnected', message: error instanceof Error ? error.message : String(error) };
      await pause(waitAfter(error, failures), signal);
    }
  }
}

const waitAfter = (error: unknown, failures: number): number =>
  isAppError(error) && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1_000
    : Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS);

/** Waits, but not longer than until the command is stopped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);
