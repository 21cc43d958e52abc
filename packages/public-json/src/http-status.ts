import type { ErrorCode } from '@storefront/errors';

/** The HTTP status of each error code. An unmapped code does not compile. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  bad_gateway: 502,
  service_unavailable: 503,
  gateway_timeout: 504,
};

/** The fixed public messages of server errors, which reveal nothing about the cause. */
export const FIXED_MESSAGE: Partial<Record<ErrorCode, string>> = {
  internal_error: 'Something went wrong on our side.',
  bad_gateway: 'Part of the service is unavailable.',
  service_unavailable: 'The service is temporarily unavailable.',
  gateway_timeout: 'Part of the service did not respond in time.',
};
