/**
 * PENDING: due now or later. DELIVERED: a 2xx came. FAILED: out of attempts, or refused for good. DISCARDED: its subscription was disabled
 * or deleted first. Each but PENDING can be sent again by hand and is PENDING then.
 */
export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'FAILED' | 'DISCARDED';

/** One event for one subscription. Its id is the same on every attempt. */
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
}

/** A word for what went wrong; it tells nothing of the network behind it. */
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

/** What became of one attempt. */
export interface AttemptOutcome {
  readonly startedAt: Date;
  readonly durationMs: number;
  /** The status that the endpoint answered; null when there was no answer. */
  readonly responseStatus: number | null;
  /** Null for a 2xx. */
  readonly failure: FailureReason | null;
  /** The answer's Retry-After, as it was written. */
  readonly retryAfter: string | null;
}

export interface Attempt {
  readonly number: number;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly responseStatus: number | null;
  readonly failure: string | null;
}
