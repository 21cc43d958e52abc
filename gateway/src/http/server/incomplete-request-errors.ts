import { AppError, type ErrorDetail } from '@storefront/errors';

/** The response to a request that broke off or could not be parsed. */
export interface IncompleteRequest {
  readonly status: 408 | 422 | 431;
  readonly error: AppError;
}

const TIMED_OUT = 'The request did not arrive in time.';
const incomplete: ErrorDetail = { field: '', location: 'body', code: 'incomplete_body', detail: 'the request body is incomplete' };

/** Returns the error for a parser failure before the headers were complete. */
export function headerError(code: string | undefined): IncompleteRequest {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, error: new AppError('payload_too_large', 'The request headers are larger than 16 KiB.') };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, error: new AppError('validation_error', TIMED_OUT) };
  return { status: 422, error: new AppError('validation_error', 'The request is not valid HTTP.') };
}

/** Returns the error for a parser failure after the headers, that is, in the body. */
export function bodyError(code: string | undefined): IncompleteRequest {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error = new AppError('validation_error', isLate ? TIMED_OUT : 'The request body is incomplete.', { details: [incomplete] });
  return { status: isLate ? 408 : 422, error };
}
