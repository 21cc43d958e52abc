import { WINDOW_SECONDS } from '../limits/rate-decision.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Exchange } from './exchange.ts';

/** The draft's headers, on every answer to a known key; where nothing was charged they tell what was last known. */
export function pushRateHeaders({ key, charge, headers }: Exchange, limiter: RateLimiter): void {
  if (key === undefined) return;
  const remaining = charge?.remaining ?? limiter.peek(key);
  const reset = charge?.allowed === false ? charge.retryAfterSeconds : WINDOW_SECONDS;
  headers.push('RateLimit-Policy', `"key";q=${key.ratePerMinute};w=${WINDOW_SECONDS}`, 'RateLimit', `"key";r=${remaining};t=${reset}`);
}
