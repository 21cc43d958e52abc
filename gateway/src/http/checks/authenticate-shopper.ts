import { AppError, forbidden, unauthorized } from '@storefront/errors';
import type { EndedSessions } from '../../access/principals/ended-sessions.ts';
import type { ShopperTokens, VerifiedToken } from '../../access/principals/shopper-tokens.ts';
import { type Middleware, requireRoute } from '../context/request-context.ts';

/** The next poll of billing completes within this time. */
const RETRY_AFTER_SECONDS = 2;

/** Resolves the shopper token to a shopper. A token is checked on every route with a key, so an invalid one is never treated as anonymous. */
export const authenticateShopper =
  (tokens: ShopperTokens, ended: EndedSessions): Middleware =>
  (request, response, next) => {
    const { context } = response.locals;
    const { key } = context;
    if (key === undefined) return next();
    const token = request.headers['x-storefront-shopper-token'];
    if (token === undefined) {
      if (requireRoute(context).access === 'secret_shopper') throw refused();
      return next();
    }
    const accept = (shopper: VerifiedToken): void => {
      if (shopper === 'expired') throw unauthorized('The shopper token has expired.', 'shopper_token_expired');
      if (shopper === undefined || shopper.mode !== key.mode) throw refused();
      if (ended.has(shopper.familyId)) throw unauthorized('The session of the shopper token has ended.', 'shopper_session_ended');
      if (shopper.tenantId !== key.tenantId) throw forbidden('shopper_of_another_store', 'This shopper token belongs to another store.');
      // A new process must not accept a token whose session has ended. Until it has the list from billing, no token can be checked.
      if (!ended.isComplete()) throw unknown();
      context.shopper = shopper;
      next();
    };
    const verified = typeof token === 'string' ? tokens.verify(token, key.sandbox?.clockOffsetMs) : undefined;
    return verified instanceof Promise ? verified.then(accept) : accept(verified);
  };

const unknown = () =>
  new AppError('service_unavailable', 'Shopper tokens cannot be checked right now.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
const refused = () => unauthorized('A valid shopper token is required.', 'invalid_shopper_token');
