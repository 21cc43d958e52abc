import { AppError } from '@storefront/errors';
import type { Logger } from '@storefront/telemetry';
import type { NextFunction, Request } from 'express';
import { errorBody } from './error-body.ts';
import type { ExchangeResponse } from './exchange.ts';
import { HTTP_STATUS } from './http-status.ts';
import { writeAnswer } from './write-answer.ts';

/** The last of the chain: whatever was thrown becomes the error envelope. Express knows it by its four parameters. */
export const sendError =
  (log: Logger) =>
  (thrown: unknown, _request: Request, response: ExchangeResponse, _next: NextFunction): void => {
    const error = toAppError(thrown);
    const { exchange } = response.locals;
    const status = HTTP_STATUS[error.code];
    if (status >= 500) log.error({ err: thrown, request_id: exchange.requestId, route: exchange.route?.id }, 'request_failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const headers = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'];
    if (error.retryAfterSeconds !== undefined) headers.push('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
    writeAnswer(response, status, Buffer.from(JSON.stringify(errorBody(error, exchange.requestId))), headers);
  };

/** Anything that is no AppError is a fault of ours; so is a service that does not accept our own credential. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError && thrown.reason !== 'service_credential') return thrown;
  return new AppError('internal_error', 'internal error', { cause: thrown });
}
