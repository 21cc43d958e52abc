// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListEventsRequest {
  /**
   * next_cursor of an earlier response; unset means from the oldest event that is kept.
   */
  'cursor'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  /**
   * At most 200; 50 if 0.
   */
  'limit'?: (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs'?: (number);
  '_cursor'?: "cursor";
}

export interface ListEventsRequest__Output {
  /**
   * next_cursor of an earlier response; unset means from the oldest event that is kept.
   */
  'cursor'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  /**
   * At most 200; 50 if 0.
   */
  'limit': (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs': (number);
  '_cursor'?: "cursor";
}
