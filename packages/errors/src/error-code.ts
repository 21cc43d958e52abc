/** The closed set of error codes. A new code does not compile until it is mapped to HTTP and gRPC. */
export type ErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error'
  | 'rate_limited'
  | 'internal_error'
  | 'bad_gateway'
  | 'service_unavailable'
  | 'gateway_timeout';

const CODES: Record<ErrorCode, true> = {
  unauthorized: true,
  forbidden: true,
  not_found: true,
  method_not_allowed: true,
  conflict: true,
  precondition_failed: true,
  payload_too_large: true,
  unsupported_media_type: true,
  validation_error: true,
  rate_limited: true,
  internal_error: true,
  bad_gateway: true,
  service_unavailable: true,
  gateway_timeout: true,
};

/** Whether `text` is an error code. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(CODES, text);
