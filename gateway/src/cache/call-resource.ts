import type { Request } from 'express';
import { limitedAddress } from '../access/limits/client-address.ts';
import { callerOf } from '../http/context/caller-of.ts';
import { type ContextResponse, type Middleware, requireRoute } from '../http/context/request-context.ts';
import { chooseCoding } from '../http/encoding/choose-coding.ts';
import { encodedEtag, unchangedEtag } from '../http/encoding/encoded-etag.ts';
import { originOf } from '../http/replies/origin-of.ts';
import type { Reply } from '../http/replies/reply.ts';
import { JSON_TYPE, sendJson } from '../http/replies/send-json.ts';
import { closedSignal, sendReply } from '../http/replies/send-reply.ts';
import { withDocUrls } from '../http/replies/with-doc-urls.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import type { EdgeResponse, EdgeCache } from './edge-cache.ts';
import { type EdgeRequest, edgeRequestOf } from './edge-request.ts';

const NO_STORE_HEADER = ['Cache-Control', 'no-store'];

/** Calls the handler of the route, through the edge cache if the route has a policy, and sends the response. */
export const callResource =
  (cache: EdgeCache): Middleware =>
  (request, response) => {
    const { context } = response.locals;
    const route = requireRoute(context);
    const { input } = context;
    if (input === undefined) throw new Error('the resource was called before its input was validated');
    const load = (wantedInput = input): Promise<Reply> =>
      route.handler(wantedInput, {
        caller: callerOf(context),
        key: context.key,
        clientAddress: () => limitedAddress(request.ip),
        signal: () => closedSignal(response),
      });

    const working = <T>(work: Promise<T>): Promise<T> => {
      context.work = work;
      return work;
    };

    // A response that lacks a section on purpose is neither cached nor served from the cache.
    if (route.edge === undefined || context.missingSections !== undefined)
      return working(load()).then((reply) => sendReply(request, response, reply));
    const wanted = edgeRequestOf(context, route.edge);
    const send = (found: EdgeResponse): void | Promise<void> => {
      context.edge = found.isHit ? 'hit' : 'miss';
      const { etag, bytes, partialBody } = found;
      if (etag === undefined) {
        const body = partialBody === undefined ? bytes : withDocUrls(partialBody, originOf(request));
        return sendJson(request, response, { status: 200, body, headers: NO_STORE_HEADER, isCompressible: true });
      }
      return sendCacheable(request, response, { cache, wanted, found, etag });
    };
    const found = cache.get(wanted, load);
    return found instanceof Promise ? working(found).then(send) : send(found);
  };

interface Cacheable {
  readonly cache: EdgeCache;
  readonly wanted: EdgeRequest;
  readonly found: EdgeResponse;
  readonly etag: string;
}

/** Sends a response of the edge cache, or a 304, in the coding that the client prefers. Synchronous unless the body was never sent in that coding. */
function sendCacheable(request: Request, response: ContextResponse, { cache, wanted, found, etag }: Cacheable): void | Promise<void> {
  const { 'if-none-match': condition, 'accept-encoding': acceptEncoding } = request.headers;
  const coding = chooseCoding(acceptEncoding, found.bytes.length);
  const unchanged = unchangedEtag({ condition, acceptEncoding, etag, coding });
  if (unchanged !== undefined) {
    return writeResponse(response, 304, undefined, ['ETag', unchanged, 'Cache-Control', wanted.cacheControl]);
  }
  const headers = [...JSON_TYPE, 'ETag', encodedEtag(etag, coding), 'Cache-Control', wanted.cacheControl];
  if (coding === 'identity') return writeResponse(response, 200, found.bytes, headers);
  headers.push('Content-Encoding', coding);
  const stored = found.compressed?.[coding];
  if (stored !== undefined) return writeResponse(response, 200, stored, headers);
  return cache.compress(wanted, found, coding).then((compressed) => writeResponse(response, 200, compressed, headers));
}
