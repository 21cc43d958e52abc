import { renderBody } from '@storefront/public-json';
import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { chooseCoding } from '../encoding/choose-coding.ts';
import { compress } from '../encoding/compress.ts';
import { writeResponse } from './write-response.ts';

/** The type of every JSON response, as a header. */
export const JSON_TYPE = ['Content-Type', 'application/json; charset=utf-8'];

interface JsonReply {
  readonly status: number;
  /** Rendered bytes, or a value to render. */
  readonly body: unknown;
  readonly headers: readonly string[];
  readonly isCompressible: boolean;
}

/** Sends JSON that is not cached, compressed for this response alone if it is worth it and the client accepts it. */
export function sendJson(request: Request, response: ContextResponse, reply: JsonReply): void | Promise<void> {
  const { status, body } = reply;
  const bytes = Buffer.isBuffer(body) ? body : renderBody(body);
  const headers = [...JSON_TYPE, ...reply.headers];
  const coding = reply.isCompressible ? chooseCoding(request.headers['accept-encoding'], bytes.length) : 'identity';
  if (coding === 'identity') return writeResponse(response, status, bytes, headers);
  headers.push('Content-Encoding', coding);
  return compress(bytes, coding).then((compressed) => writeResponse(response, status, compressed, headers));
}
