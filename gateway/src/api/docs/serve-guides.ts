import type { Middleware } from '../../http/context/request-context.ts';
import { setPolicy } from '../../http/replies/page-policy-header.ts';
import { sendStaticFile } from '../../http/replies/static-file.ts';
import { writeResponse } from '../../http/replies/write-response.ts';
import { methodNotAllowed } from '../../http/routing/method-not-allowed.ts';
import { servedPages } from './guides/served-pages.ts';

/** The pages have no scripts, and styles and images only of our own origin. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the folder of the guides leads, relative to the address. */
const FIRST: Readonly<Record<string, string>> = { '/docs/guides': 'guides/quickstart', '/docs/guides/': 'quickstart' };

/** Serves the guides under `/docs/guides/`, and further pages under `/docs/`, without a key. */
export function serveGuides(): Middleware {
  const find = servedPages();
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const first = Object.hasOwn(FIRST, path) ? FIRST[path] : undefined;
    const page = find(path);
    if (page === undefined && first === undefined) return next();
    const { context } = response.locals;
    context.servesPages = true;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(context, ['GET', 'HEAD']);
    if (page === undefined) return writeResponse(response, 302, undefined, ['Location', first ?? '']);
    setPolicy(context, POLICY);
    return sendStaticFile(request, response, page);
  };
}
