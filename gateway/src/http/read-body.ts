import type { IncomingMessage } from 'node:http';
import { AppError, type ErrorDetail, invalid } from '@storefront/errors';
import type { Exchange, Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { hasBody } from './has-body.ts';

/** A checkout with notes is under 10 KB, a batch of 200 SKUs under 20 KB. */
const BODY_BYTES_MAX = 256 * 1024;
/** A sender of too much is read to here, so that it gets to see its 413, and cut off after. */
const DRAINED_BYTES_MAX = 8 * 1024 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Reads the JSON body of a route that has one. A route without leaves whatever came unread. */
export const readBody: Middleware = (request, response, next) => {
  // A body that broke off has been answered, and nothing is to happen any more.
  if (response.headersSent) return;
  const { exchange } = response.locals;
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) {
    discard(request);
    throw tooLarge(BODY_BYTES_MAX);
  }
  if (routeOf(exchange).request.body === undefined || !hasBody(request)) return next();
  checkMediaType(request);
  const take = (bytes: Buffer): void => {
    Object.assign(exchange, parse(bytes));
    next();
  };
  return readBytes(request, BODY_BYTES_MAX).then(take);
};

function checkMediaType({ headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || (CHARSET.exec(type)?.[1] ?? 'utf-8').toLowerCase() !== 'utf-8') {
    throw new AppError('unsupported_media_type', 'The body must be application/json in UTF-8.', { reason: 'content_type' });
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'The body must not be compressed.', { reason: 'content_encoding' });
  }
}

/** The body as it came; 413 for one that is larger than `bytesMax`. */
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
    request.on('error', () => reject(invalid('', 'the body did not arrive whole', { code: 'incomplete_body' })));
    request.on('aborted', () => reject(invalid('', 'the body did not arrive whole', { code: 'incomplete_body' })));
  });
}

function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DRAINED_BYTES_MAX) request.destroy();
  });
}

/** What the bytes say, or why they say nothing. */
function parse(bytes: Buffer): Pick<Exchange, 'body' | 'bodyFault'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return { bodyFault: unreadable('invalid_utf8', 'the body is not UTF-8') };
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { bodyFault: unreadable('invalid_json', 'the body is not JSON') };
  }
}

const unreadable = (code: string, detail: string): ErrorDetail => ({ field: '', location: 'body', code, detail });
const tooLarge = (bytesMax: number) => new AppError('payload_too_large', `The body is larger than ${bytesMax / 1024} KiB.`);
