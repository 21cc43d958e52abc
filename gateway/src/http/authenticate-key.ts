import { unauthorized } from '@storefront/errors';
import type { KeyDirectory } from '../principals/key-directory.ts';
import type { KeyPrincipal } from '../principals/key-principal.ts';
import type { Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';

/** Turns the Authorization header into a key principal. Missing, malformed, unknown, revoked and expired keys get the one same 401. */
export const authenticateKey =
  (keys: KeyDirectory): Middleware =>
  (_request, response, next) => {
    const { exchange } = response.locals;
    if (routeOf(exchange).access === 'none') return next();
    const accept = (key: KeyPrincipal | undefined): void => {
      if (key === undefined) {
        exchange.headers.push('WWW-Authenticate', 'Bearer');
        throw unauthorized('A valid API key is required.', 'invalid_api_key');
      }
      exchange.key = key;
      next();
    };
    const found = exchange.keyText === undefined ? undefined : keys.find(exchange.keyText);
    // A key that is known is accepted at once: a hot read waits for nothing but the limiter.
    return found instanceof Promise ? found.then(accept) : accept(found);
  };
