// Original file: storefront/cart/v1/cart.proto


export interface ListListsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListListsRequest__Output {
  'limit': (number);
  'offset': (number);
}
