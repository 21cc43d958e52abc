import type { IncomingMessage } from 'node:http';
import { AppError, type ErrorDetail, invalid } from '@storefront/errors';
import { type Middleware, type RequestContext, requireRoute } from '../context/request-context.ts';
import { hasBody } from './has-body.ts';

/** A checkout with notes is under 10 KB, a batch of 200 SKUs under 20 KB. */
export const BODY_BYTES_MAX = 256 * 1024;
/** An oversized body is read up to this size so that the client receives its 413, then the connection is destroyed. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Reads the JSON body of a route that takes one. On other routes, the body stays unread. */
export const readBody: Middleware = (request, response, next) => {
  // The body broke off and the error response has already been sent.
  if (response.headersSent) return;
  const { context } = response.locals;
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) {
    discard(request);
    throw tooLarge(BODY_BYTES_MAX);
  }
  if (requireRoute(context).request.body === undefined || !hasBody(request)) return next();
  checkMediaType(request);
  const take = (bytes: Buffer): void => {
    Object.assign(context, parse(bytes));
    next();
  };
  return readBytes(request, BODY_BYTES_MAX).then(take);
};

function checkMediaType({ headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || (CHARSET.exec(type)?.[1] ?? 'utf-8').toLowerCase() !== 'utf-8') {
    throw new AppError('unsupported_media_type', 'The request body must be application/json in UTF-8.', { reason: 'content_type' });
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'The request body must not be compressed.', { reason: 'content_encoding' });
  }
}

/** Reads the raw body. Rejects with 413 if it is larger than `bytesMax`. */
export function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(tooLarge(bytesMax));
        if (size > DRAINED_BYTES_MAX) request.destroy();
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(invalid('', 'the request body is incomplete', { code: 'incomplete_body' })));
    request.on('aborted', () => reject(invalid('', 'the request body is incomplete', { code: 'incomplete_body' })));
  });
}

function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DRAINED_BYTES_MAX) request.destroy();
  });
}

/** Parses the body, or returns why it could not be parsed. */
function parse(bytes: Buffer): Pick<RequestContext, 'body' | 'bodyFault'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return { bodyFault: unreadable('invalid_utf8', 'the request body is not valid UTF-8') };
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { bodyFault: unreadable('invalid_json', 'the request body is not valid JSON') };
  }
}

const unreadable = (code: string, detail: string): ErrorDetail => ({ field: '', location: 'body', code, detail });
const tooLarge = (bytesMax: number) => new AppError('payload_too_large', `The request body is larger than ${bytesMax / 1024} KiB.`);
