// Original file: storefront/orders/v1/orders.proto


export interface ListStoreOrdersRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListStoreOrdersRequest__Output {
  'limit': (number);
  'offset': (number);
}
