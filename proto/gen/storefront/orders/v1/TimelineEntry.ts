// Original file: storefront/orders/v1/orders.proto


export interface TimelineEntry {
  'at'?: (string);
  'event'?: (string);
  'actor'?: (string);
}

export interface TimelineEntry__Output {
  'at': (string);
  'event': (string);
  'actor': (string);
}
