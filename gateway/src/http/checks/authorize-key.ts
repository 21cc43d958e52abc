import { forbidden, notFound } from '@storefront/errors';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { KeyScope } from '../../access/principals/scopes.ts';
import { type Middleware, requireRoute } from '../context/request-context.ts';

/** The response headers that pages of an allowed origin can read, in addition to the CORS-safelisted ones. */
export const EXPOSED_HEADERS =
  'ETag, X-Service-Mode, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Idempotent-Replayed, X-Service-Warning, Deprecation, Sunset';

/** Checks the key against the route's requirements: browser origin, kind, and scope. */
export const authorizeKey: Middleware = (request, response, next) => {
  const { context } = response.locals;
  const { key } = context;
  if (key === undefined) return next();
  const { access, scope } = requireRoute(context);
  // In live mode there is nothing to control, whatever the kind of the key.
  if (access === 'secret_sandbox' && key.mode === 'live') throw notFound('route');
  checkOrigin(key, request.headers.origin, context.headers);
  if (access !== 'any_key' && key.kind !== 'SECRET') throw forbidden('secret_key_required', 'This operation requires a secret key.');
  if (scope !== null && !key.scopes.includes(scope)) throw forbidden('scope_required', missingScope(key, scope));
  next();
};

/** Names the command that issues a key with the scope too, because the scopes of a key never change. */
const missingScope = ({ kind, scopes }: KeyPrincipal, scope: KeyScope): string =>
  `This operation requires the scope ${scope}, which this key does not have. Have a key issued with it: storefront keys create --kind ${kind.toLowerCase()} --scopes ${[...scopes, scope].join(',')}`;

/** A publishable key works only from its allowed origins. A secret key is not origin-checked, and its responses carry no CORS headers. */
function checkOrigin(key: KeyPrincipal, origin: string | undefined, headers: string[]): void {
  if (origin === undefined || key.kind === 'SECRET') return;
  if (origin === 'null' || !key.origins.includes(origin)) throw forbidden('origin_not_allowed', 'This origin is not allowed for this key.');
  headers.push('Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', EXPOSED_HEADERS);
}
