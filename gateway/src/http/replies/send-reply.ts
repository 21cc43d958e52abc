import type { Request } from 'express';
import { type ContextResponse, requireRoute } from '../context/request-context.ts';
import { isCompressible } from '../encoding/is-compressible.ts';
import { originOf } from './origin-of.ts';
import { FileBody, type Reply } from './reply.ts';
import { sendFile } from './send-file.ts';
import { sendJson } from './send-json.ts';
import { type PartialBody, withDocUrls } from './with-doc-urls.ts';
import { writeResponse } from './write-response.ts';

/** Aborted when the connection closes before the whole response has been handed to it. */
export function closedSignal(response: ContextResponse): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => response.writableFinished || closed.abort());
  return closed.signal;
}

/** Sends the response of a resource, which is not cached. */
export function sendReply(
  request: Request,
  response: ContextResponse,
  { status, body, partial, headers = {} }: Reply,
): void | Promise<void> {
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
