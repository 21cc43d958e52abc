import { AppError } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { NextFunction, Request, Response } from 'express';
import type { RequestContext } from '../context/request-context.ts';
import { SECURITY_HEADERS } from '../server/security-headers.ts';
import { errorReply } from './error-reply.ts';
import { originAt } from './origin-of.ts';

/**
 * Handles errors of the error handler itself, and errors thrown before a request has a context. Express would otherwise respond with its own page, which shows the
 * stack. Its ID is a new one, because a value from the request may be what failed; the headers that it reads can have any value.
 */
export const finalErrorHandler =
  (log: Logger) =>
  (thrown: unknown, { headers, socket }: Request, response: Response<unknown, { context?: RequestContext }>, _next: NextFunction): void => {
    const requestId = newId();
    log.error({ err: thrown, request_id: requestId }, 'error_handler_failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const reply = errorReply(new AppError('internal_error', 'internal error'), {
      requestId,
      origin: originAt('http', headers.host, socket),
      status: 500,
      accept: headers.accept,
    });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(500, [
      ...reply.headers,
      'Content-Length',
      String(reply.bytes.length),
      'X-Service-Mode',
      response.locals.context?.mode ?? 'live',
      'X-Request-Id',
      requestId,
      ...SECURITY_HEADERS,
    ]);
    response.end(reply.bytes);
  };
