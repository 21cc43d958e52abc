// Original file: storefront/orders/v1/orders.proto


export interface GetStoreOrderRequest {
  'order'?: (string);
}

export interface GetStoreOrderRequest__Output {
  'order': (string);
}
