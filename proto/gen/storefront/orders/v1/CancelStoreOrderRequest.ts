// Original file: storefront/orders/v1/orders.proto


export interface CancelStoreOrderRequest {
  'order'?: (string);
  'reason'?: (string);
}

export interface CancelStoreOrderRequest__Output {
  'order': (string);
  'reason': (string);
}
