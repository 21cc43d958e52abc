// Original file: storefront/operations/v1/request_events.proto


/**
 * An event in the outbox.
 */
export interface RequestEvent {
  'id'?: (string);
  /**
   * The event type, such as order.confirmed.
   */
  'type'?: (string);
  'occurredAt'?: (string);
}

/**
 * An event in the outbox.
 */
export interface RequestEvent__Output {
  'id': (string);
  /**
   * The event type, such as order.confirmed.
   */
  'type': (string);
  'occurredAt': (string);
}
