// Original file: storefront/orders/v1/orders.proto


export interface DeliverOrderRequest {
  'order'?: (string);
}

export interface DeliverOrderRequest__Output {
  'order': (string);
}
