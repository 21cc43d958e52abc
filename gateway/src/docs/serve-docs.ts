import { type Audience, pageFile, type RenderedFile, servedPages } from '@storefront/api-docs/site';
import type { Request } from 'express';
import type { Middleware } from '../http/context/request-context.ts';
import { setPolicy } from '../http/replies/page-policy-header.ts';
import { acceptsHtml } from '../http/replies/send-error.ts';
import { sendStaticFile, type StaticFile, staticFile } from '../http/replies/static-file.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import { acceptMethod, READ_ONLY } from '../http/routing/accept-method.ts';

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

const PAGE_CACHE = 'public, max-age=300';
/** Of scripts and styles, which change less often. */
const FILE_CACHE = 'public, max-age=3600';

/** Where a path leads, with the status, relative to its own folder. */
const REDIRECTS: ReadonlyMap<string, { readonly status: number; readonly location: string }> = new Map([
  ['/docs/', { status: 308, location: '../docs' }],
  ['/docs/guides', { status: 302, location: 'guides/quickstart' }],
  ['/docs/guides/', { status: 302, location: 'quickstart' }],
  ['/docs/reference', { status: 302, location: '../docs' }],
  ['/docs/reference/', { status: 302, location: '../../docs' }],
]);

/** Deeper addresses get the error of the API: a page refers to each of its files with a step up for each folder, and would grow with the address. */
const MISSING_FOLDERS_MAX = 8;

/** Serves the API reference at `/docs`, the guides, and further pages under it, without a key and only from our own origin. */
export function serveDocs(openApi: Buffer, audience: Audience = 'public'): Middleware {
  const pages = servedPages(openApi, audience);
  const find = cachedFiles(pages.find);
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const target = REDIRECTS.get(path) ?? (await find(path));
    const { context } = response.locals;
    if (target === undefined) {
      if (!wantsPage(request, path)) return next();
      setPolicy(context, POLICY);
      const { type, bytes } = pages.missing(path);
      return writeResponse(response, 404, bytes, ['Content-Type', type, 'Vary', 'Accept']);
    }
    context.servesPages = true;
    if (!acceptMethod(request, response, READ_ONLY)) return;
    // The pages refer to each other relatively, so they also work behind a path prefix.
    if ('location' in target) return writeResponse(response, target.status, undefined, ['Location', target.location]);
    if (target.type.startsWith('text/html')) setPolicy(context, POLICY);
    return sendStaticFile(request, response, target);
  };
}

/** Whether a reader follows a link into the docs, rather than a program. */
const wantsPage = (request: Request, path: string): boolean =>
  path.startsWith('/docs/') && path.split('/').length <= MISSING_FOLDERS_MAX && request.method === 'GET' && acceptsHtml(request);

/** Returns a function that finds a page or one of its files by its path. Each is rendered or read once, on first use. */
function cachedFiles(findPage: (path: string) => RenderedFile | undefined): (path: string) => Promise<StaticFile> | StaticFile | undefined {
  const files = new Map<string, Promise<StaticFile> | StaticFile>();
  const load = (path: string): Promise<StaticFile> | StaticFile | undefined => {
    const reading = pageFile(path);
    if (reading !== undefined) return reading.then(({ type, bytes }) => staticFile(type, bytes, FILE_CACHE));
    const page = findPage(path);
    return page && staticFile(page.type, page.bytes, PAGE_CACHE);
  };
  return (path) => {
    const file = files.get(path) ?? load(path);
    if (file !== undefined) files.set(path, file);
    return file;
  };
}
