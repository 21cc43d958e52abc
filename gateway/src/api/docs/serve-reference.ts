import { readFileSync } from 'node:fs';
import type { Middleware } from '../../http/context/request-context.ts';
import { fixedPage, sendFixedPage } from '../../http/replies/send-fixed-page.ts';
import { sendStaticFile } from '../../http/replies/static-file.ts';
import { writeResponse } from '../../http/replies/write-response.ts';
import { methodNotAllowed } from '../../http/routing/method-not-allowed.ts';
import { referenceFiles } from './reference-files.ts';

/**
 * Restricts scripts and requests to our own origin and allows no inline script. Redoc creates its styles at run time; they carry the nonce of this
 * response. Its icons and its icon font are embedded in the bundle as data.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the reference page at `GET /docs` without a key and only from our own origin. */
export function serveReference(): Middleware {
  const page = fixedPage(readFileSync(new URL('page/reference.html', import.meta.url), 'utf8'), policyOf);
  const find = referenceFiles();
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const found = find(path);
    if (found === undefined && path !== '/docs' && path !== '/docs/') return next();
    response.locals.context.servesPages = true;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.context, ['GET', 'HEAD']);
    if (path === '/docs') return sendFixedPage(request, response, page);
    // The page refers to its files relative to /docs, so it also works behind a path prefix.
    if (found === undefined) return writeResponse(response, 308, undefined, ['Location', '../docs']);
    return sendStaticFile(request, response, await found);
  };
}
