import { readFileSync } from 'node:fs';
import type { Middleware } from '../http/exchange.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { sendPage } from '../http/send-page.ts';
import { writeAnswer } from '../http/write-answer.ts';
import { referenceFiles } from './reference-files.ts';

/**
 * Scripts and requests stay within our own origin, and no script stands in the page. Redoc makes its styles while it runs: those carry the nonce of
 * this one answer. Its few icons and the icon font are in its bundle, as data.
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

/** `GET /docs`: the reference page, without a key, from our own origin alone. */
export function serveReference(): Middleware {
  const page = readFileSync(new URL('page/reference.html', import.meta.url), 'utf8');
  const find = referenceFiles();
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const found = find(path);
    if (found === undefined && path !== '/docs' && path !== '/docs/') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.exchange, ['GET', 'HEAD']);
    if (path === '/docs') return sendPage(response, page, policyOf);
    // The page names its files relative to /docs, so that it also works behind a path prefix.
    if (found === undefined) return writeAnswer(response, 308, undefined, ['Location', '../docs']);
    const file = await found;
    const isGzipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const headers = ['Content-Type', file.type, 'Cache-Control', 'public, max-age=3600', 'Vary', 'Accept-Encoding'];
    if (!isGzipped) return writeAnswer(response, 200, file.plain, headers);
    writeAnswer(response, 200, file.gzipped, [...headers, 'Content-Encoding', 'gzip']);
  };
}
