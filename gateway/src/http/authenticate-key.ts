import { AppError, unauthorized } from '@storefront/errors';
import type { KeyDirectory } from '../principals/key-directory.ts';
import type { Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';

/** Turns the Authorization header into a key principal. Missing, malformed, unknown, revoked and expired keys get the one same 401. */
export const authenticateKey =
  (keys: KeyDirectory): Middleware =>
  async (_request, response, next) => {
    const { exchange } = response.locals;
    if (routeOf(exchange).access === 'none') return next();
    const found = exchange.keyText === undefined ? undefined : keys.find(exchange.keyText);
    const key = found instanceof Promise ? await found.catch(keysUnavailable) : found;
    if (key === undefined) {
      exchange.headers.push('WWW-Authenticate', 'Bearer');
      throw unauthorized('A valid API key is required.', 'invalid_api_key');
    }
    exchange.key = key;
    next();
  };

function keysUnavailable(cause: unknown): never {
  throw new AppError('service_unavailable', 'Keys cannot be checked at the moment.', { retryAfterSeconds: 1, cause });
}
