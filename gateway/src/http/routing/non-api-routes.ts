import type { Middleware } from '../context/request-context.ts';
import { composeMiddleware } from './compose-middleware.ts';

/** Composes middleware for routes outside `/v1`. Requests to `/v1` skip all of it. */
export function nonApiRoutes(...chain: readonly Middleware[]): Middleware {
  const run = composeMiddleware(...chain);
  return (request, response, next) => (request.url.startsWith('/v1/') ? next() : run(request, response, next));
}
