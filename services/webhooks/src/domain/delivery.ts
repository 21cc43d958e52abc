import { invalidAll } from '@storefront/errors';

/** The event of a test delivery. Stores cannot subscribe to it. */
export const PING = 'ping';

/** The statuses of a delivery. */
const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'DISCARDED'] as const;

/**
 * PENDING: due now or later. DELIVERED: the endpoint returned a 2xx. FAILED: out of attempts, or not allowed. DISCARDED: the subscription was
 * disabled or deleted first. A redelivery sets any of them to PENDING again.
 */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Parses the status to list by, if any; throws `validation_error` for an unknown one. */
export function parseStatusFilter(status: string | undefined): DeliveryStatus | undefined {
  const known = DELIVERY_STATUSES.find((each) => each === status);
  if (status === undefined || known !== undefined) return known;
  throw invalidAll([{ field: 'status', location: 'query', code: 'invalid', detail: `must be one of ${DELIVERY_STATUSES.join(', ')}` }]);
}

/** One event for one subscription. Its ID is the same for every attempt. */
export interface Delivery {
  readonly id: string;
  readonly subscriptionId: string;
  readonly event: string;
  readonly eventId: string;
  readonly status: DeliveryStatus;
  readonly attemptCount: number;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
  /** Of the latest attempt; null if there was none or no response. */
  readonly lastResponseStatus: number | null;
  /** Of the latest attempt; null on success. */
  readonly lastFailure: string | null;
}

/** Why an attempt failed. Reveals nothing about the network behind the endpoint. */
export type FailureReason =
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'connection_refused'
  | 'connection_reset'
  | 'connection_failed'
  | 'endpoint_not_allowed'
  | 'secret_unreadable'
  | 'redirect'
  | 'http_status'
  | 'invalid_response';

/** The result of one HTTP request. */
export interface AttemptOutcome {
  readonly startedAt: Date;
  readonly durationMs: number;
  /** The response status; null if there was no response. */
  readonly responseStatus: number | null;
  /** Null for a 2xx. */
  readonly failure: FailureReason | null;
  /** The response's Retry-After header, unparsed. */
  readonly retryAfter: string | null;
}

/** A stored attempt. */
export interface Attempt {
  readonly number: number;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly responseStatus: number | null;
  readonly failure: string | null;
}
