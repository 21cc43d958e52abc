import { AppError } from '@storefront/errors';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Middleware } from './exchange.ts';

/** Charges the key for one request, up front. */
export const limitRate =
  (limiter: RateLimiter): Middleware =>
  async (_request, response, next) => {
    const { exchange } = response.locals;
    if (exchange.key === undefined) return next();
    exchange.charge = await limiter.charge(exchange.key);
    if (!exchange.charge.allowed) {
      const { retryAfterSeconds } = exchange.charge;
      throw new AppError('rate_limited', `Too many requests. The next one passes in ${retryAfterSeconds} s.`, { retryAfterSeconds });
    }
    next();
  };
