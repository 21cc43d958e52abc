import { AppError } from '@storefront/errors';
import type { RateDecision } from '../limits/rate-decision.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Middleware } from './exchange.ts';

/** Charges the key for one request, up front. */
export const limitRate =
  (limiter: RateLimiter): Middleware =>
  (_request, response, next) => {
    const { exchange } = response.locals;
    if (exchange.key === undefined) return next();
    const accept = (charge: RateDecision): void => {
      exchange.charge = charge;
      const { allowed, retryAfterSeconds } = charge;
      if (!allowed)
        throw new AppError('rate_limited', `Too many requests. The next one passes in ${retryAfterSeconds} s.`, { retryAfterSeconds });
      next();
    };
    return limiter.charge(exchange.key).then(accept);
  };
