import { deprecationHeaders } from '@storefront/api-docs';
import { notFound } from '@storefront/errors';
import type { OriginCache } from '../../access/principals/origin-cache.ts';
import type { Middleware } from '../context/request-context.ts';
import { acceptMethod } from './accept-method.ts';
import { handlePreflight } from './handle-preflight.ts';
import { routeIndex } from './route-index.ts';
import type { Route } from './route.ts';

/** Resolves the route of a request, and announces its deprecation. Responds to OPTIONS, CORS preflights included; returns 404 for an unknown path and 405 with `Allow` for an unsupported method. */
export function findRoute(routes: readonly Route[], origins: OriginCache): Middleware {
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
    if (request.method === 'OPTIONS' && request.headers.origin !== undefined)
      return handlePreflight(request, response, found.allow, origins);
    acceptMethod(request, response, found.allow);
  };
}

/** The path without its query. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
