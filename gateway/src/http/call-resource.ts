import type { Request } from 'express';
import type { EdgeAnswer, EdgeCache } from '../edge/edge-cache.ts';
import { edgeRequestOf } from '../edge/edge-request.ts';
import { callerOf } from './caller-of.ts';
import type { ExchangeResponse, Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { namesEtag } from './if-none-match.ts';
import type { Reply } from './reply.ts';
import { toBytes } from './to-bytes.ts';
import { writeAnswer } from './write-answer.ts';

const JSON_TYPE = ['Content-Type', 'application/json; charset=utf-8'];
const NOT_KEPT = ['Cache-Control', 'no-store'];

/** Asks the route's resource, through the edge cache where the route has a policy, and sends what it says. */
export const callResource =
  (cache: EdgeCache): Middleware =>
  (request, response) => {
    const { exchange } = response.locals;
    const route = routeOf(exchange);
    const { input } = exchange;
    if (input === undefined) throw new Error('the chain called a resource before the input was checked');
    const load = (): Promise<Reply> =>
      route.handler(input, { caller: callerOf(exchange), key: exchange.key, clientAddress: () => request.ip ?? '' });

    if (route.edge === undefined) return load().then((reply) => sendReply(response, reply));
    const wanted = edgeRequestOf(exchange, route.edge);
    const send = ({ isHit, etag, bytes }: EdgeAnswer): void => {
      exchange.edge = isHit ? 'hit' : 'miss';
      if (etag === undefined) return writeAnswer(response, 200, bytes, [...JSON_TYPE, ...NOT_KEPT]);
      sendCacheable(request, response, { etag, bytes, cacheControl: wanted.cacheControl });
    };
    const answer = cache.answer(wanted, load);
    return answer instanceof Promise ? answer.then(send) : send(answer);
  };

function sendReply(response: ExchangeResponse, { status, body, headers = {} }: Reply): void {
  const named = Object.entries({ 'Cache-Control': 'no-store', ...headers }).flat();
  if (body === undefined) return writeAnswer(response, status, undefined, named);
  writeAnswer(response, status, toBytes(body), [...JSON_TYPE, ...named]);
}

interface Cacheable {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly cacheControl: string;
}

function sendCacheable(request: Request, response: ExchangeResponse, { etag, bytes, cacheControl }: Cacheable): void {
  const headers = ['ETag', etag, 'Cache-Control', cacheControl];
  if (namesEtag(request.headers['if-none-match'], etag)) return writeAnswer(response, 304, undefined, headers);
  writeAnswer(response, 200, bytes, [...JSON_TYPE, ...headers]);
}
