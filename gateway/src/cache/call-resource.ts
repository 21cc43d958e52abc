import type { Request } from 'express';
import { limitedAddress } from '../access/limits/client-address.ts';
import { callerOf } from '../http/context/caller-of.ts';
import { type ContextResponse, type Middleware, requireRoute } from '../http/context/request-context.ts';
import { isCompressible } from '../http/encoding/is-compressible.ts';
import { originOf } from '../http/replies/origin-of.ts';
import { FileBody, type Reply } from '../http/replies/reply.ts';
import { sendFile } from '../http/replies/send-file.ts';
import { sendJson } from '../http/replies/send-json.ts';
import { type PartialBody, withDocUrls } from '../http/replies/with-doc-urls.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import type { EdgeAnswer, EdgeCache } from './edge-cache.ts';
import { edgeRequestOf } from './edge-request.ts';
import { sendCacheable } from './send-cacheable.ts';

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

    // A response that lacks a section on purpose is neither cached nor answered from the cache.
    if (route.edge === undefined || context.missingSections !== undefined)
      return working(load()).then((reply) => sendReply(request, response, reply));
    const wanted = edgeRequestOf(context, route.edge);
    const send = (answer: EdgeAnswer): void | Promise<void> => {
      context.edge = answer.isHit ? 'hit' : 'miss';
      const { etag, bytes, partialBody } = answer;
      if (etag === undefined) {
        const body = partialBody === undefined ? bytes : withDocUrls(partialBody, originOf(request));
        return sendJson(request, response, { status: 200, body, headers: NO_STORE_HEADER, isCompressible: true });
      }
      return sendCacheable(request, response, { cache, wanted, answer, etag });
    };
    const answer = cache.answer(wanted, load);
    return answer instanceof Promise ? working(answer).then(send) : send(answer);
  };

/** Aborted when the connection closes before the whole response has been handed to it. */
function closedSignal(response: ContextResponse): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => response.writableFinished || closed.abort());
  return closed.signal;
}

function sendReply(request: Request, response: ContextResponse, { status, body, partial, headers = {} }: Reply): void | Promise<void> {
  const named = Object.entries({ 'Cache-Control': 'no-store', ...headers }).flat();
  if (body instanceof FileBody) return sendFile(response, { status, headers: named, file: body });
  if (body === undefined) return writeResponse(response, status, undefined, named);
  return sendJson(request, response, {
    status,
    body: partial ? withDocUrls(body as PartialBody, originOf(request)) : body,
    headers: named,
    isCompressible: isCompressible(requireRoute(response.locals.context)),
  });
}
