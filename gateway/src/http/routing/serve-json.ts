import type { Middleware } from '../context/request-context.ts';
import { sendStaticFile, staticFile } from '../replies/static-file.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/** Serves fixed JSON bytes at `path` without requiring a key. */
export const serveJson = (path: string, bytes: Buffer): Middleware => {
  const file = staticFile('application/json; charset=utf-8', bytes, 'public, max-age=300');
  return (request, response, next) => {
    if (request.url.split('?', 1)[0] !== path) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.context, ['GET', 'HEAD']);
    return sendStaticFile(request, response, file);
  };
};
