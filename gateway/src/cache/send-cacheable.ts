import type { Request } from 'express';
import type { ContextResponse } from '../http/context/request-context.ts';
import { chooseCoding } from '../http/encoding/choose-coding.ts';
import { encodedEtag, unchangedEtag } from '../http/encoding/encoded-etag.ts';
import { JSON_TYPE } from '../http/replies/send-json.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import type { EdgeAnswer, EdgeCache } from './edge-cache.ts';
import type { EdgeRequest } from './edge-request.ts';

interface Cacheable {
  readonly cache: EdgeCache;
  readonly wanted: EdgeRequest;
  readonly answer: EdgeAnswer;
  readonly etag: string;
}

/** Sends an answer of the edge cache, or a 304, in the coding that the client prefers. Synchronous unless the body was never sent in that coding. */
export function sendCacheable(
  request: Request,
  response: ContextResponse,
  { cache, wanted, answer, etag }: Cacheable,
): void | Promise<void> {
  const { 'if-none-match': condition, 'accept-encoding': acceptEncoding } = request.headers;
  const coding = chooseCoding(acceptEncoding, answer.bytes.length);
  const unchanged = unchangedEtag({ condition, acceptEncoding, etag, coding });
  if (unchanged !== undefined) {
    return writeResponse(response, 304, undefined, ['ETag', unchanged, 'Cache-Control', wanted.cacheControl]);
  }
  const headers = [...JSON_TYPE, 'ETag', encodedEtag(etag, coding), 'Cache-Control', wanted.cacheControl];
  if (coding === 'identity') return writeResponse(response, 200, answer.bytes, headers);
  headers.push('Content-Encoding', coding);
  const stored = answer.compressed?.[coding];
  if (stored !== undefined) return writeResponse(response, 200, stored, headers);
  return cache.compress(wanted, answer, coding).then((compressed) => writeResponse(response, 200, compressed, headers));
}
