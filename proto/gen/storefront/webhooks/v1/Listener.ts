// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * A short-lived subscription without an endpoint, whose events are fetched.
 */
export interface Listener {
  'id'?: (string);
  'eventTypes'?: (string)[];
  'createdAt'?: (string);
  /**
   * When it expires unless its events are fetched before.
   */
  'expiresAt'?: (string);
}

/**
 * A short-lived subscription without an endpoint, whose events are fetched.
 */
export interface Listener__Output {
  'id': (string);
  'eventTypes': (string)[];
  'createdAt': (string);
  /**
   * When it expires unless its events are fetched before.
   */
  'expiresAt': (string);
}
