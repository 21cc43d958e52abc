// Original file: storefront/orders/v1/orders.proto


/**
 * One step in an order's history.
 */
export interface TimelineEntry {
  'at'?: (string);
  'event'?: (string);
  'actor'?: (string);
}

/**
 * One step in an order's history.
 */
export interface TimelineEntry__Output {
  'at': (string);
  'event': (string);
  'actor': (string);
}
