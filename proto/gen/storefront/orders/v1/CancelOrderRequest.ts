// Original file: storefront/orders/v1/orders.proto


export interface CancelOrderRequest {
  'orderId'?: (string);
  'reason'?: (string);
  'reasonCode'?: (string);
  '_reasonCode'?: "reasonCode";
}

export interface CancelOrderRequest__Output {
  'orderId': (string);
  'reason': (string);
  'reasonCode'?: (string);
  '_reasonCode'?: "reasonCode";
}
