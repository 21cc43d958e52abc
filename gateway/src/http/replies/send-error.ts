import { AppError } from '@storefront/errors';
import type { Logger } from '@storefront/telemetry';
import type { NextFunction, Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { errorBody } from './error-body.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';
import { HTTP_STATUS } from './http-status.ts';
import { sendPage } from './send-page.ts';
import { writeResponse } from './write-response.ts';

/** The reason of requests that are refused on purpose, possibly many. Their wide events have the status, and an error line for each would only add to the load. */
const REFUSED = 'overloaded';

/**
 * Converts any thrown error to the error envelope, or to a page on paths that serve pages if the client prefers HTML. Express recognizes error handlers by their
 * four parameters.
 */
export const sendError =
  (log: Logger) =>
  (thrown: unknown, request: Request, response: ContextResponse, _next: NextFunction): void => {
    const error = toAppError(thrown);
    const { context } = response.locals;
    const status = HTTP_STATUS[error.code];
    if (status >= 500 && error.reason !== REFUSED)
      log.error({ err: thrown, request_id: context.requestId, route: context.route?.id }, 'request_failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    context.error = { code: error.code, reason: error.reason };
    const body = errorBody(error, context.requestId);
    const headers: string[] = [];
    if (error.retryAfterSeconds !== undefined) headers.push('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
    if (context.servesPages && acceptsHtml(request)) {
      return sendPage(response, errorPage(body.error.message, context.requestId), errorPagePolicy, { status, headers });
    }
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store');
    writeResponse(response, status, Buffer.from(JSON.stringify(body)), headers);
  };

/** Browsers accept HTML by name when they navigate; programs accept JSON or anything. */
export const acceptsHtml = ({ headers }: Request): boolean => /\btext\/html\b/i.test(headers.accept ?? '');

/** Anything that is not an AppError is an internal error, and so is a service that rejects the gateway's own credential. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError && thrown.reason !== 'service_credential') return thrown;
  return new AppError('internal_error', 'An internal error occurred.', { cause: thrown });
}
