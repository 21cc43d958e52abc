import { AppError, unauthorized } from '@storefront/errors';
import { LRUCache } from 'lru-cache';
import { limitedAddress } from '../../access/limits/client-address.ts';
import { LocalWindow } from '../../access/limits/local-window.ts';
import type { Middleware, RequestContext } from '../../http/context/request-context.ts';
import type { TokenCache } from '../access/token-cache.ts';

/** A person clicks once a second at most; a program that needs more sends batches. */
export const TOKEN_REQUESTS_MAX = 600;
/** Requests without a valid token, from one client address. */
export const ADDRESS_REQUESTS_MAX = 60;
/** The rows of a batch that count as one request. */
export const ROWS_PER_REQUEST = 100;
/** A window takes half a kilobyte. */
const WINDOWS_MAX = 10_000;

/** Counts the requests of the last 60 seconds, by token or address. */
export type RateWindows = (name: string, count: number) => void;

/** Creates windows of this process alone. A charge that exceeds the limit throws 429 and counts nothing. */
export function rateWindows(limit: number, now: () => number): RateWindows {
  const windows = new LRUCache<string, LocalWindow>({ max: WINDOWS_MAX });
  return (name, count) => {
    const window = windows.get(name) ?? new LocalWindow();
    windows.set(name, window);
    if (window.total(now()) + count > limit) {
      const retryAfterSeconds = window.secondsUntilBelow(limit - count + 1, now());
      throw new AppError('rate_limited', `Too many requests. Retry in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
    }
    for (let index = 0; index < count; index += 1) window.add(now());
  };
}

/** Resolves the Authorization header to the owner of a token, and charges one request to the token, or to the client address if no token is valid. */
export const checkToken =
  (tokens: TokenCache, ofTokens: RateWindows, ofAddresses: RateWindows): Middleware =>
  async (request, response, next) => {
    const { context } = response.locals;
    const address = limitedAddress(request.ip);
    const principal = await tokens.find(context.keyText, address);
    if (principal === undefined) {
      ofAddresses(address, 1);
      throw refuseToken(context);
    }
    context.operator = { principal, token: context.keyText ?? '' };
    ofTokens(principal.tokenId ?? principal.name, 1);
    next();
  };

/** The one 401 of missing, malformed, unknown, expired, and revoked tokens. */
export function refuseToken({ headers }: Pick<RequestContext, 'headers'>): AppError {
  headers.push('WWW-Authenticate', 'Bearer');
  return unauthorized('A valid token is required.', 'invalid_token');
}
