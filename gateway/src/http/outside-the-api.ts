import type { Middleware } from './exchange.ts';
import { inTurn } from './in-turn.ts';

/** Middlewares for what is no part of the API, passed by at once when the path is one of the API's. */
export function outsideTheApi(...chain: readonly Middleware[]): Middleware {
  const run = inTurn(...chain);
  return (request, response, next) => (request.url.startsWith('/v1/') ? next() : run(request, response, next));
}
