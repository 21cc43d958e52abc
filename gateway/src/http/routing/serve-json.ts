import type { Middleware } from '../context/request-context.ts';
import { writeResponse } from '../replies/write-response.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/** Serves fixed JSON bytes at `path` without requiring a key. */
export const serveJson =
  (path: string, bytes: Buffer): Middleware =>
  (request, response, next) => {
    if (request.url.split('?', 1)[0] !== path) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.context, ['GET', 'HEAD']);
    writeResponse(response, 200, bytes, ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'public, max-age=300']);
  };
