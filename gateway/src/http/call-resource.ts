import type { Request } from 'express';
import type { EdgeCache } from '../edge/edge-cache.ts';
import { edgeRequestOf } from '../edge/edge-request.ts';
import { callerOf } from './caller-of.ts';
import type { ExchangeResponse, Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { namesEtag } from './if-none-match.ts';
import type { Reply } from './reply.ts';
import { writeAnswer } from './write-answer.ts';

const JSON_TYPE = ['Content-Type', 'application/json; charset=utf-8'];
const NOT_KEPT = ['Cache-Control', 'no-store'];

/** Asks the route's resource, through the edge cache where the route has a policy, and sends what it says. */
export const callResource =
  (cache: EdgeCache): Middleware =>
  async (request, response) => {
    const { exchange } = response.locals;
    const route = routeOf(exchange);
    const { input } = exchange;
    if (input === undefined) throw new Error('the chain called a resource before the input was checked');
    const load = (): Promise<Reply> =>
      route.handler(input, { caller: callerOf(exchange), key: exchange.key, clientAddress: () => request.ip ?? '' });

    if (route.edge === undefined) return sendReply(response, await load());
    const wanted = edgeRequestOf(exchange, route.edge);
    const answer = await cache.answer(wanted, load);
    exchange.edge = answer.isHit ? 'hit' : 'miss';
    if (answer.etag === undefined) return writeAnswer(response, 200, answer.bytes, [...JSON_TYPE, ...NOT_KEPT]);
    sendCacheable(request, response, { etag: answer.etag, bytes: answer.bytes, cacheControl: wanted.cacheControl });
  };

function sendReply(response: ExchangeResponse, { status, body, headers = {} }: Reply): void {
  const named = Object.entries({ 'Cache-Control': 'no-store', ...headers }).flat();
  if (body === undefined) return writeAnswer(response, status, undefined, named);
  writeAnswer(response, status, Buffer.from(JSON.stringify(body)), [...JSON_TYPE, ...named]);
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
