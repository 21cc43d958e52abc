// Original file: storefront/cart/v1/cart.proto


export interface GetListRequest {
  'listId'?: (string);
}

export interface GetListRequest__Output {
  'listId': (string);
}
