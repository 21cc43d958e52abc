// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * A condition on the data of events.
 */
export interface Filter {
  /**
   * A dotted path through objects.
   */
  'field'?: (string);
  /**
   * The values as JSON. One must be equal to the value at the path.
   */
  'in'?: (string)[];
}

/**
 * A condition on the data of events.
 */
export interface Filter__Output {
  /**
   * A dotted path through objects.
   */
  'field': (string);
  /**
   * The values as JSON. One must be equal to the value at the path.
   */
  'in': (string)[];
}
