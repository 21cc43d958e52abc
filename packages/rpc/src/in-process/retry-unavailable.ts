import { setTimeout as sleep } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { isServiceError } from '../error-codec.ts';
import { RETRY_BUDGET, RETRY_POLICY } from '../retry-policy.ts';

/** Makes a call of a channel and repeats it as grpc-js would, until `deadline` (ms epoch), if it may be repeated. */
export type RetryUnavailable = <T>(mayRepeat: boolean, deadline: number, call: () => Promise<T>) => Promise<T>;

/** Returns the retries of one channel, which share a budget. */
export function retryUnavailable(): RetryUnavailable {
  const { attemptsMax, initialBackoffMs, backoffMaxMs, backoffMultiplier } = RETRY_POLICY;
  const { tokensMax, tokenRatio } = RETRY_BUDGET;
  let tokens = tokensMax;
  return async (mayRepeat, deadline, call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await call();
        tokens = Math.min(tokensMax, tokens + tokenRatio);
        return result;
      } catch (error) {
        if (!isServiceError(error) || error.code !== status.UNAVAILABLE) throw error;
        tokens = Math.max(0, tokens - 1);
        // Random, so that calls that failed together are not repeated together.
        const pauseMs = Math.random() * Math.min(backoffMaxMs, initialBackoffMs * backoffMultiplier ** (attempt - 1));
        if (!mayRepeat || attempt === attemptsMax || tokens <= tokensMax / 2 || Date.now() + pauseMs >= deadline) throw error;
        await sleep(pauseMs);
      }
    }
  };
}
