import type { IncomingMessage } from 'node:http';
import { AppError, type ErrorDetail } from '@storefront/errors';
import { type Middleware, type RequestContext, requireRoute } from '../context/request-context.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Parses the JSON body of a route that takes one. */
export const readBody: Middleware = (request, response, next) => {
  const { context } = response.locals;
  if (context.incoming !== undefined) {
    const bytes = context.incoming.bytes();
    if (requireRoute(context).request.body !== undefined) {
      checkMediaType(request);
      Object.assign(context, parse(bytes));
    }
  }
  next();
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

/** Parses the body, or returns why it could not be parsed. */
function parse(bytes: Buffer): Pick<RequestContext, 'body' | 'bodyViolation'> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return { bodyViolation: unreadable('invalid_utf8', 'the request body is not valid UTF-8') };
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { bodyViolation: unreadable('invalid_json', 'the request body is not valid JSON') };
  }
}

const unreadable = (code: string, detail: string): ErrorDetail => ({ field: '', location: 'body', code, detail });
