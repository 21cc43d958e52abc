// Original file: storefront/orders/v1/orders.proto


export interface GetOrderRequest {
  'orderId'?: (string);
}

export interface GetOrderRequest__Output {
  'orderId': (string);
}
