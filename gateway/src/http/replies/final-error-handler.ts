import { AppError } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import type { NextFunction, Request, Response } from 'express';
import type { RequestContext } from '../context/request-context.ts';
import { SECURITY_HEADERS } from '../server/security-headers.ts';
import { errorBody } from './error-body.ts';

/**
 * Handles errors of the error handler itself, and errors thrown before a request has a context. Express would otherwise respond with its own page, which shows the
 * stack. It uses no value from the request, because such a value may be what failed.
 */
export const finalErrorHandler =
  (log: Logger) =>
  (thrown: unknown, _request: Request, response: Response<unknown, { context?: RequestContext }>, _next: NextFunction): void => {
    const requestId = newId();
    log.error({ err: thrown, request_id: requestId }, 'error_handler_failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = Buffer.from(JSON.stringify(errorBody(new AppError('internal_error', 'internal error'), requestId)));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(500, [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
      'Cache-Control',
      'no-store',
      'X-Service-Mode',
      response.locals.context?.mode ?? 'live',
      'X-Request-Id',
      requestId,
      ...SECURITY_HEADERS,
    ]);
    response.end(body);
  };
