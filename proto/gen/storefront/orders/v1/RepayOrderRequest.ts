// Original file: storefront/orders/v1/orders.proto


export interface RepayOrderRequest {
  'orderId'?: (string);
}

export interface RepayOrderRequest__Output {
  'orderId': (string);
}
