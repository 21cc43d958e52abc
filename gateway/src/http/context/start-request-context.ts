import type { IncomingMessage } from 'node:http';
import type { Mode } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import { modeOfKeyText } from '../../access/principals/api-keys.ts';
import { hasBody } from '../input/has-body.ts';
import { handleIncompleteBody } from '../server/handle-incomplete-body.ts';
import { SECURITY_HEADERS } from '../server/security-headers.ts';
import type { Middleware, RequestContext } from './request-context.ts';

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;
const IN_HEADER = { location: 'header' } as const;
const BEARER = /^Bearer +(\S+) *$/i;

/** Starts the context of a request: its ID and mode, and the headers that every response carries, including errors. */
export const startRequestContext =
  (
    finishResponse: RequestContext['finishResponse'],
    modeOf = (_url: string, keyText?: string): Mode => modeOfKeyText(keyText),
  ): Middleware =>
  (request, response, next) => {
    const offered = request.headers['x-request-id'];
    const requestId = typeof offered === 'string' && REQUEST_ID.test(offered) ? offered : newId();
    const keyText = bearerOf(request);
    const mode = modeOf(request.url, keyText);
    response.locals.context = {
      requestId,
      method: request.method,
      mode,
      keyText,
      startedAt: performance.now(),
      headers: ['X-Service-Mode', mode, 'X-Request-Id', requestId, ...SECURITY_HEADERS],
      finishResponse,
    };
    // Listen from the start: the body can break off while the key is looked up.
    if (hasBody(request)) handleIncompleteBody(request, response);
    checkHost(request);
    next();
  };

/** A proxy and a program behind it could each take another one of several hosts for the right one. */
function checkHost({ headers, httpVersion, rawHeaders }: IncomingMessage): void {
  if (headers.host === undefined) {
    if (httpVersion === '1.1') throw invalid('Host', 'is required', { code: 'required', ...IN_HEADER });
  } else if (countOf(rawHeaders, 'host') > 1) {
    throw invalid('Host', 'must be sent once', { code: 'invalid', ...IN_HEADER });
  }
}

/** Returns the key from the Authorization header. Two such headers count as none, because a proxy may have checked either one. */
function bearerOf(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined || countOf(request.rawHeaders, 'authorization') > 1) return undefined;
  return BEARER.exec(authorization)?.[1];
}

function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index];
    if (raw?.length === name.length && raw.toLowerCase() === name) count += 1;
  }
  return count;
}
