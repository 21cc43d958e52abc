// Original file: storefront/cart/v1/cart.proto


export interface DeleteListRequest {
  'listId'?: (string);
}

export interface DeleteListRequest__Output {
  'listId': (string);
}
