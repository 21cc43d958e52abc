import { AppError } from '@storefront/errors';
import { storeOf } from '@storefront/fair-queue';
import type { Middleware } from '../context/request-context.ts';
import { namedAddress } from '../input/shopper-address.ts';
import { isRefusal, type RefusalLimits, refusalBudget } from '../server/refusal-budget.ts';
import { REFUSAL_LIMITS } from '../server/slow-refused-clients.ts';

/**
 * Charges the refusals of requests with a secret key to the shopper whose address the store's server names. A shopper who has had too many is refused with 429 before
 * another token is verified; the connection, which all shoppers of the server share, is not paused for them.
 */
export function limitShoppers(limits: RefusalLimits = REFUSAL_LIMITS): Middleware {
  const refusals = refusalBudget(limits);
  return (request, response, next) => {
    const { key } = response.locals.context;
    const address = key?.kind === 'SECRET' ? namedAddress(request.headers['x-storefront-client-address']) : undefined;
    if (key === undefined || address === undefined) return next();
    const shopper = `${storeOf(key)} ${address}`;
    response.once('finish', () => {
      if (isRefusal(response.statusCode)) refusals.charge(shopper);
    });
    const waitMs = refusals.debtMs(shopper);
    if (waitMs > 0) {
      throw new AppError('rate_limited', 'Too many requests from this shopper were refused.', { retryAfterSeconds: waitMs / 1000 });
    }
    next();
  };
}
