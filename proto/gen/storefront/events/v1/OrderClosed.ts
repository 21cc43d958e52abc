// Original file: storefront/events/v1/events.proto


export interface OrderClosed {
  'orderId'?: (string);
  'checkoutId'?: (string);
  'customerId'?: (string);
}

export interface OrderClosed__Output {
  'orderId': (string);
  'checkoutId': (string);
  'customerId': (string);
}
