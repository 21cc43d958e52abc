import type { Middleware } from '../../http/context/request-context.ts';
import { setPolicy } from '../../http/replies/page-policy-header.ts';
import { sendStaticFile } from '../../http/replies/static-file.ts';
import { writeResponse } from '../../http/replies/write-response.ts';
import { acceptMethod, READ_ONLY } from '../../http/routing/accept-method.ts';
import { pageFiles } from './page-files.ts';
import { servedPages } from './served-pages.ts';

/** Restricts a page to the scripts, styles, and requests of its own origin, and allows nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where a path leads, with the status, relative to its own folder. */
const REDIRECTS: ReadonlyMap<string, readonly [status: number, target: string]> = new Map([
  ['/docs/', [308, '../docs']],
  ['/docs/guides', [302, 'guides/quickstart']],
  ['/docs/guides/', [302, 'quickstart']],
  ['/docs/reference', [302, '../docs']],
  ['/docs/reference/', [302, '../../docs']],
]);

/** Serves the API reference at `/docs`, the guides, and further pages under it, without a key and only from our own origin. */
export function serveDocs(openApi: Buffer): Middleware {
  const findPage = servedPages(openApi);
  const findFile = pageFiles();
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const redirect = REDIRECTS.get(path);
    const found = redirect === undefined ? (findFile(path) ?? findPage(path)) : undefined;
    if (redirect === undefined && found === undefined) return next();
    const { context } = response.locals;
    context.servesPages = true;
    if (!acceptMethod(request, response, READ_ONLY)) return;
    // The pages refer to each other relatively, so they also work behind a path prefix.
    if (redirect !== undefined) return writeResponse(response, redirect[0], undefined, ['Location', redirect[1]]);
    const file = await found;
    if (file === undefined) return next();
    if (file.type.startsWith('text/html')) setPolicy(context, POLICY);
    return sendStaticFile(request, response, file);
  };
}
