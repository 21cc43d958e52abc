// Original file: storefront/webhooks/v1/webhooks.proto


export interface ReceiveEventsRequest {
  'listenerId'?: (string);
  /**
   * The cursor of the last event that was handled; 0 for none.
   */
  'cursor'?: (number);
  'limit'?: (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs'?: (number);
}

export interface ReceiveEventsRequest__Output {
  'listenerId': (string);
  /**
   * The cursor of the last event that was handled; 0 for none.
   */
  'cursor': (number);
  'limit': (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs': (number);
}
