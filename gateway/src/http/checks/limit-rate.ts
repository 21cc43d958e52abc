import { AppError } from '@storefront/errors';
import type { RateDecision } from '../../access/limits/rate-decision.ts';
import type { RateLimiter } from '../../access/limits/rate-limiter.ts';
import type { Middleware } from '../context/request-context.ts';

/** Charges one request to the key, and to the client address if the key limits clients, before it is processed. */
export const limitRate =
  (limiter: RateLimiter): Middleware =>
  (_request, response, next) => {
    const { context } = response.locals;
    if (context.key === undefined) return next();
    const accept = (charge: RateDecision): void => {
      context.charge = charge;
      if (!charge.allowed) throw rateLimited(charge);
      next();
    };
    return limiter.charge(context.key, context.clientAddress).then(accept);
  };

/** Returns the 429 of a refused request. The reason names the limit of the client; without a reason, it is the limit of the key. */
export function rateLimited({ exceeded, retryAfterSeconds }: RateDecision): AppError {
  const message = `Too many requests. Retry in ${retryAfterSeconds} seconds.`;
  return exceeded === 'client'
    ? new AppError('rate_limited', message, { reason: 'client_rate_limited', retryAfterSeconds })
    : new AppError('rate_limited', message, { retryAfterSeconds });
}
