// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * One HTTP request of a delivery.
 */
export interface DeliveryAttempt {
  /**
   * Counts from 1.
   */
  'number'?: (number);
  'startedAt'?: (string);
  'durationMs'?: (number);
  'responseStatus'?: (number);
  /**
   * timeout, connection_refused, dns, tls, endpoint_not_allowed, secret_unreadable, redirect, http_status, or similar; unset on success.
   */
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}

/**
 * One HTTP request of a delivery.
 */
export interface DeliveryAttempt__Output {
  /**
   * Counts from 1.
   */
  'number': (number);
  'startedAt': (string);
  'durationMs': (number);
  'responseStatus'?: (number);
  /**
   * timeout, connection_refused, dns, tls, endpoint_not_allowed, secret_unreadable, redirect, http_status, or similar; unset on success.
   */
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}
