import { unauthorized } from '@storefront/errors';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { KeyCache } from '../../access/principals/key-cache.ts';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import { type Middleware, requireRoute } from '../context/request-context.ts';

/** Resolves the Authorization header to a key principal. Missing, malformed, unknown, revoked, and expired keys all return the same 401. */
export const authenticateKey =
  (keys: KeyCache): Middleware =>
  (request, response, next) => {
    const { context } = response.locals;
    if (requireRoute(context).access === 'none') return next();
    const accept = (key: KeyPrincipal | undefined): void => {
      if (key === undefined) {
        context.headers.push('WWW-Authenticate', 'Bearer');
        throw unauthorized('A valid API key is required.', 'invalid_api_key');
      }
      context.key = key;
      if (key.ratePerClient !== null) context.clientAddress = limitedAddress(request.ip);
      next();
    };
    const found = context.keyText === undefined ? undefined : keys.find(context.keyText, () => limitedAddress(request.ip));
    // A cached key is accepted synchronously, so that a hot read waits only for the rate limiter.
    return found instanceof Promise ? found.then(accept) : accept(found);
  };
