import type { Middleware } from '../context/request-context.ts';
import { sendStaticFile, staticFile } from '../replies/static-file.ts';
import { acceptMethod, READ_ONLY } from './accept-method.ts';

/** Serves fixed JSON bytes at `path` without requiring a key. */
export const serveJson = (path: string, bytes: Buffer): Middleware => {
  const file = staticFile('application/json; charset=utf-8', bytes, 'public, max-age=300');
  return (request, response, next) => {
    if (request.url.split('?', 1)[0] !== path) return next();
    if (!acceptMethod(request, response, READ_ONLY)) return;
    return sendStaticFile(request, response, file);
  };
};
