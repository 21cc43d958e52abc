import { forbidden } from '@storefront/errors';
import type { KeyPrincipal } from '../principals/key-principal.ts';
import type { Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';

/** What a browser lets a page of an allowed origin read, besides what it always does. */
export const EXPOSED_HEADERS = 'ETag, X-Service-Mode, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed';

/** Holds the key against the route's access: browser origin, kind, scope. */
export const authorizeKey: Middleware = (request, response, next) => {
  const { exchange } = response.locals;
  const { key } = exchange;
  if (key === undefined) return next();
  const { access, scope } = routeOf(exchange);
  checkOrigin(key, request.headers.origin, exchange.headers);
  if (access !== 'any_key' && key.kind !== 'SECRET') throw forbidden('secret_key_required', 'This operation needs a secret key.');
  if (scope !== null && !key.scopes.includes(scope)) throw forbidden('scope_required', `This operation needs the scope ${scope}.`);
  next();
};

/** A publishable key answers the origins on its list and no other; a secret key is not origin-checked and its answers carry no CORS headers. */
function checkOrigin(key: KeyPrincipal, origin: string | undefined, headers: string[]): void {
  if (origin === undefined || key.kind === 'SECRET') return;
  if (origin === 'null' || !key.origins.includes(origin)) throw forbidden('origin_not_allowed', 'This origin is not allowed.');
  headers.push('Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', EXPOSED_HEADERS);
}
