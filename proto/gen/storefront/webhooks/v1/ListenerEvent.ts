// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * An event for a listener, signed when it was returned.
 */
export interface ListenerEvent {
  'cursor'?: (number);
  'event'?: (string);
  'eventId'?: (string);
  /**
   * The headers of the request to send, by name.
   */
  'headers'?: ({[key: string]: string});
  /**
   * The exact bytes that are signed.
   */
  'body'?: (string);
}

/**
 * An event for a listener, signed when it was returned.
 */
export interface ListenerEvent__Output {
  'cursor': (number);
  'event': (string);
  'eventId': (string);
  /**
   * The headers of the request to send, by name.
   */
  'headers': ({[key: string]: string});
  /**
   * The exact bytes that are signed.
   */
  'body': (string);
}
