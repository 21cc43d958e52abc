import { notFound } from '@storefront/errors';
import type { OriginDirectory } from '../principals/origin-directory.ts';
import { answerPreflight } from './answer-preflight.ts';
import type { Middleware } from './exchange.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { Route } from './route.ts';
import { routeIndex } from './route-index.ts';

/** Finds the row that answers; 404 for an unknown path, 405 with `Allow` for another method, and the answer to a CORS preflight. */
export function findRoute(routes: readonly Route[], origins: OriginDirectory): Middleware {
  const find = routeIndex(routes);
  return (request, response, next) => {
    const { exchange } = response.locals;
    const found = find(request.method, pathOf(request.url));
    if (!found) throw notFound('route');
    if ('route' in found) {
      exchange.route = found.route;
      exchange.rawPath = found.rawPath;
      return next();
    }
    if (request.method === 'OPTIONS' && request.headers.origin !== undefined)
      return answerPreflight(request, response, found.allow, origins);
    throw methodNotAllowed(exchange, found.allow);
  };
}

/** The path without its query. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
