import type { ErrorCode } from '@storefront/errors';

/** The text of a code or a reason in docs/errors.md. */
export interface ErrorWords {
  /** When the error is returned. */
  readonly when: string;
  /** The remedy for the caller. */
  readonly remedy: string;
}

/** The codes of the public API. The others are those of the Admin API alone. */
export type PublicErrorCode = Exclude<ErrorCode, 'precondition_failed'>;

/** Every `error.code` of the public API, ordered by status. A code without text does not compile. */
export const ERROR_CODES: Record<PublicErrorCode, ErrorWords> = {
  unauthorized: {
    when: 'The key or the shopper token is missing, malformed, unknown, revoked, or expired. The response does not reveal which applies to a key.',
    remedy:
      'Send a valid key in `Authorization: Bearer`; refresh the shopper token, or log the shopper in again. Do not retry the request unchanged.',
  },
  forbidden: {
    when: 'The credentials are valid, but they do not permit this operation.',
    remedy: 'See the reason. Do not retry the request unchanged.',
  },
  not_found: {
    when: "The route does not exist, or the resource does not exist for this caller. Unknown resources, hidden resources, and other customers' resources are indistinguishable.",
    remedy: 'Treat the resource as nonexistent.',
  },
  method_not_allowed: {
    when: 'The path exists but does not support this method.',
    remedy: 'Use a method listed in the `Allow` header.',
  },
  conflict: {
    when: 'The state of the resource does not allow this operation.',
    remedy:
      'See the reason, and retrieve the resource again before deciding how to proceed. If `Retry-After` is present, retry the same request after that time.',
  },
  payload_too_large: {
    when: 'The body is larger than 256 KiB (413), or the headers are larger than 16 KiB (431).',
    remedy: 'Send a smaller request.',
  },
  unsupported_media_type: {
    when: 'The body is not uncompressed `application/json` in UTF-8.',
    remedy: 'See the reason.',
  },
  validation_error: {
    when: 'The path, query, headers, or body is invalid. `details` lists every problem. A request that does not arrive in time returns 408 with the same code.',
    remedy: 'Correct the fields listed in `details`.',
  },
  rate_limited: {
    when: 'The key, or this client address, has used up its requests for the last 60 seconds, too many logins have failed, or too many requests of the shopper in `X-Storefront-Client-Address` were refused.',
    remedy:
      'Wait for the number of seconds in `Retry-After`, 1 to 60, or up to 3600 for `reset_limit_reached`. A request sent then is admitted, unless another one has used up the limit again.',
  },
  internal_error: {
    when: 'An internal error occurred.',
    remedy: 'Retry later with the same `Idempotency-Key`. If the error persists, report the `request_id`.',
  },
  bad_gateway: {
    when: 'The part of the service that handles this request is unavailable.',
    remedy: 'Retry with exponential backoff. Retry a write with the same `Idempotency-Key`.',
  },
  service_unavailable: {
    when: 'The service is temporarily unavailable.',
    remedy: 'Retry after the delay in `Retry-After`.',
  },
  gateway_timeout: {
    when: 'The part of the service that handles this request did not respond in time. A write may have taken effect.',
    remedy: 'Retry with exponential backoff. Retry a write with the same `Idempotency-Key`.',
  },
};

/** Every `error.code` of the Admin API. */
export const ADMIN_CODES: Record<ErrorCode, ErrorWords> = {
  ...ERROR_CODES,
  precondition_failed: {
    when: 'The resource has changed since the version in `If-Match`. Nothing was written.',
    remedy: 'Retrieve the resource, and repeat the change with its current `version` if it still applies.',
  },
};
