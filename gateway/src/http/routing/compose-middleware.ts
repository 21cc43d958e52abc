import type { NextFunction, Request } from 'express';
import type { ContextResponse, Middleware } from '../context/request-context.ts';

/**
 * Composes middleware into one. Errors that a middleware throws or rejects with go to Express. Express's own router would match each middleware against the
 * path again, which took a sixth of the time of a hot read.
 */
export function composeMiddleware(...chain: readonly Middleware[]): Middleware {
  const run = (index: number, request: Request, response: ContextResponse, finish: NextFunction): void => {
    const middleware = chain[index];
    if (middleware === undefined) return finish();
    const next = (error?: unknown): void => (error === undefined ? run(index + 1, request, response, finish) : finish(error));
    try {
      const running = middleware(request, response, next as NextFunction);
      if (running instanceof Promise) running.catch((error: unknown) => finish(error));
    } catch (error) {
      finish(error);
    }
  };
  return (request, response, next) => run(0, request, response, next);
}
