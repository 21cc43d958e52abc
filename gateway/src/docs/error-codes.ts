import type { ErrorCode } from '@storefront/errors';

/** What a reader of docs/errors.md is told of a code or a reason. */
export interface ErrorWords {
  /** When it happens. */
  readonly when: string;
  /** What the caller does about it. */
  readonly remedy: string;
}

/** Every `error.code`, in the order of its status. A code without words does not compile. */
export const ERROR_CODES: Record<ErrorCode, ErrorWords> = {
  unauthorized: {
    when: 'The key or the shopper token is missing, malformed, unknown, revoked or expired. All of these look the same.',
    remedy: 'Send a valid key as `Authorization: Bearer`; refresh the shopper token or log the shopper in again. Do not retry unchanged.',
  },
  forbidden: {
    when: 'The key is good, but this caller may not do this.',
    remedy: 'See the reason. Do not retry unchanged.',
  },
  not_found: {
    when: "No such route, or no such resource for this caller: unknown, hidden and other people's resources are indistinguishable.",
    remedy: 'Treat the resource as gone.',
  },
  method_not_allowed: {
    when: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the `Allow` header.',
  },
  conflict: {
    when: 'The state of the resource does not allow this.',
    remedy:
      'See the reason; read the resource again and decide anew. With `Retry-After`, the same request may be sent again after that time.',
  },
  payload_too_large: {
    when: 'The body is larger than 256 KiB (413), or the headers are larger than 16 KiB (431).',
    remedy: 'Send less.',
  },
  unsupported_media_type: {
    when: 'The body is not plain `application/json` in UTF-8.',
    remedy: 'See the reason.',
  },
  validation_error: {
    when: 'The request is malformed: path, query, headers or body. `details` names every fault at once. A request that did not arrive in time is a 408 with this code.',
    remedy: 'Correct the fields that `details` names.',
  },
  rate_limited: {
    when: 'The key has spent its requests of the last 60 seconds, or logins have failed too often.',
    remedy: 'Wait for the seconds in `Retry-After`; a request at that moment passes.',
  },
  internal_error: {
    when: 'A fault of the service.',
    remedy: 'Retry later with the same `Idempotency-Key`; report the `request_id` if it stays.',
  },
  bad_gateway: {
    when: 'The part of the service that the answer is about is unavailable.',
    remedy: 'Retry with growing waits; a write with the same `Idempotency-Key`.',
  },
  service_unavailable: {
    when: 'The service is unavailable at the moment.',
    remedy: 'Wait for `Retry-After`, then retry.',
  },
  gateway_timeout: {
    when: 'The part of the service that the answer is about did not answer in time. A write may have happened.',
    remedy: 'Retry with growing waits; a write with the same `Idempotency-Key`.',
  },
};
