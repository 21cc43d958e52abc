import type { IncomingMessage } from 'node:http';
import { invalid } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import { modeOfKeyText } from '../principals/api-keys.ts';
import { answerBrokenBody } from './answer-broken-body.ts';
import type { Exchange, Middleware } from './exchange.ts';
import { hasBody } from './has-body.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;
const HOST_FAULT = { code: 'required', location: 'header' } as const;
const BEARER = /^Bearer +(\S+) *$/i;

/** Opens the exchange: whose request it says it is, and the headers that every answer carries, errors included. */
export const beginExchange =
  (onAnswer: Exchange['onAnswer']): Middleware =>
  (request, response, next) => {
    const offered = request.headers['x-request-id'];
    const requestId = typeof offered === 'string' && REQUEST_ID.test(offered) ? offered : newId();
    const keyText = bearerOf(request);
    const mode = modeOfKeyText(keyText);
    response.locals.exchange = {
      requestId,
      mode,
      keyText,
      startedAt: performance.now(),
      headers: ['X-Service-Mode', mode, 'X-Request-Id', requestId, ...SECURITY_HEADERS],
      onAnswer,
    };
    // From here on: it may break off while its key is looked up.
    if (hasBody(request)) answerBrokenBody(request, response);
    if (request.headers.host === undefined && request.httpVersion === '1.1') throw invalid('Host', 'is required', HOST_FAULT);
    next();
  };

/** The key of the one Authorization header. Two such headers are no credential at all: nobody knows which one a proxy looked at. */
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
