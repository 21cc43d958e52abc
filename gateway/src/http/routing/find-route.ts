import { deprecationHeaders } from '@storefront/api-docs';
import { forbidden, notFound } from '@storefront/errors';
import type { Request } from 'express';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { OriginCache } from '../../access/principals/origin-cache.ts';
import type { ContextResponse, Middleware } from '../context/request-context.ts';
import { writeResponse } from '../replies/write-response.ts';
import { acceptMethod } from './accept-method.ts';
import { routeIndex } from './route-index.ts';
import type { Route } from './route.ts';

/** Resolves the route of a request, and announces its deprecation. Responds to OPTIONS, with `origins` CORS preflights included; returns 404 for an unknown path and 405 with `Allow` for an unsupported method. */
export function findRoute(routes: readonly Route[], origins?: OriginCache): Middleware {
  const find = routeIndex(routes);
  return (request, response, next) => {
    const { context } = response.locals;
    const found = find(request.method, pathOf(request.url));
    if (!found) throw notFound('route');
    if ('route' in found) {
      context.route = found.route;
      context.rawPath = found.rawPath;
      const { deprecation } = found.route;
      if (deprecation !== undefined) context.headers.push(...deprecationHeaders(deprecation));
      return next();
    }
    if (origins !== undefined && request.method === 'OPTIONS' && request.headers.origin !== undefined)
      return handlePreflight(request, response, found.allow, origins);
    acceptMethod(request, response, found.allow);
  };
}

/** The path without its query. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, X-Storefront-Shopper-Token';
/** Browsers cache a preflight for ten minutes. If an origin is removed from a list meanwhile, the actual request still returns 403. */
const MAX_AGE_SECONDS = '600';

/** Responds to a CORS preflight. It carries no key, so any origin of an active publishable key is allowed; the actual request is checked against its own key. */
async function handlePreflight(request: Request, response: ContextResponse, allow: readonly string[], origins: OriginCache): Promise<void> {
  const origin = request.headers.origin ?? '';
  if (!(await origins.isAllowed(origin, () => limitedAddress(request.ip))))
    throw forbidden('origin_not_allowed', 'This origin is not allowed.');
  writeResponse(response, 204, undefined, [
    'Access-Control-Allow-Origin',
    origin,
    'Access-Control-Allow-Methods',
    allow.join(', '),
    'Access-Control-Allow-Headers',
    ALLOWED_HEADERS,
    'Access-Control-Max-Age',
    MAX_AGE_SECONDS,
  ]);
}
