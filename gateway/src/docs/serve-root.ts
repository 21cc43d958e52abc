import type { Middleware } from '../http/context/request-context.ts';
import { acceptsHtml } from '../http/replies/send-error.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import { acceptMethod, READ_ONLY } from '../http/routing/accept-method.ts';

/** Addresses are relative, so that they also work behind a path prefix. */
const BODY = Buffer.from(
  JSON.stringify({
    title: 'storefront API',
    docs: 'docs',
    guides: 'docs/guides',
    openapi: 'openapi.json',
    openapi_3_0: 'openapi-3.0.json',
    asyncapi: 'asyncapi.json',
    llms: 'llms.txt',
    changelog: 'changelog.json',
    changelog_feed: 'changelog.atom',
    bruno: 'bruno.zip',
    health: 'health',
  }),
);
/** The relations of RFC 8631. */
const LINKS = '<docs>; rel="service-doc", <openapi.json>; rel="service-desc", <health>; rel="status"';

/** Serves `GET /`, without a key: browsers are redirected to the docs, and programs get the addresses of the documents. */
export function serveRoot(): Middleware {
  return async (request, response, next) => {
    if (request.url !== '/' && !request.url.startsWith('/?')) return next();
    if (!acceptMethod(request, response, READ_ONLY)) return;
    const headers = ['Link', LINKS, 'Vary', 'Accept', 'Cache-Control', 'public, max-age=300'];
    if (acceptsHtml(request)) return writeResponse(response, 302, undefined, [...headers, 'Location', 'docs']);
    writeResponse(response, 200, BODY, [...headers, 'Content-Type', 'application/json; charset=utf-8']);
  };
}
