import { AppError, forbidden, unauthorized } from '@storefront/errors';
import type { EndedSessions } from '../principals/ended-sessions.ts';
import type { ShopperPrincipal, ShopperTokens } from '../principals/shopper-tokens.ts';
import type { Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';

/** By then billing has been asked again. */
const RETRY_AFTER_SECONDS = 2;

/** Turns a shopper token into a shopper. One that is present is checked on every keyed route, so a bad one never reads as an anonymous visitor. */
export const authenticateShopper =
  (tokens: ShopperTokens, ended: EndedSessions): Middleware =>
  (request, response, next) => {
    const { exchange } = response.locals;
    const { key } = exchange;
    if (key === undefined) return next();
    const token = request.headers['x-storefront-shopper-token'];
    if (token === undefined) {
      if (routeOf(exchange).access === 'secret_shopper') throw refused();
      return next();
    }
    const accept = (shopper: ShopperPrincipal | undefined): void => {
      if (shopper === undefined || shopper.mode !== key.mode || ended.has(shopper.familyId)) throw refused();
      if (shopper.tenantId !== key.tenantId) throw forbidden('shopper_of_another_store', 'This shopper token belongs to another store.');
      // A fresh process must not believe a token that its predecessor refused. While billing cannot tell, nobody can.
      if (!ended.isComplete()) throw unknown();
      exchange.shopper = shopper;
      next();
    };
    const verified = typeof token === 'string' ? tokens.verify(token) : undefined;
    return verified instanceof Promise ? verified.then(accept) : accept(verified);
  };

const unknown = () =>
  new AppError('service_unavailable', 'Shopper tokens cannot be checked at the moment.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
const refused = () => unauthorized('A valid shopper token is required.', 'invalid_shopper_token');
