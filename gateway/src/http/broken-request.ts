import { AppError, type ErrorDetail } from '@storefront/errors';
import { errorBody } from './error-body.ts';

/** A request that ended before it was whole, and how that is told. */
export interface BrokenRequest {
  readonly status: 408 | 422 | 431;
  readonly error: AppError;
}

const TIMED_OUT = 'The request did not arrive in time.';
const incomplete: ErrorDetail = { field: '', location: 'body', code: 'incomplete_body', detail: 'the body did not arrive whole' };

/** What a fault of Node's parser says before there is a request. */
export function brokenHead(code: string | undefined): BrokenRequest {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, error: new AppError('payload_too_large', 'The headers are larger than 16 KiB.') };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, error: new AppError('validation_error', TIMED_OUT) };
  return { status: 422, error: new AppError('validation_error', 'This is no HTTP request.') };
}

/** What the same fault says once the headers have been read: it is the body's. */
export function brokenBody(code: string | undefined): BrokenRequest {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const error = new AppError('validation_error', isLate ? TIMED_OUT : 'The body did not arrive whole.', { details: [incomplete] });
  return { status: isLate ? 408 : 422, error };
}

export const bodyOfBroken = ({ error }: BrokenRequest, requestId: string): Buffer =>
  Buffer.from(JSON.stringify(errorBody(error, requestId)));
