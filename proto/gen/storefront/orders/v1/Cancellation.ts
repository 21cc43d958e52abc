// Original file: storefront/orders/v1/orders.proto


export interface Cancellation {
  'reason'?: (string);
  'reasonCode'?: (string);
  'cancelledAt'?: (string);
  'actor'?: (string);
}

export interface Cancellation__Output {
  'reason': (string);
  'reasonCode': (string);
  'cancelledAt': (string);
  'actor': (string);
}
