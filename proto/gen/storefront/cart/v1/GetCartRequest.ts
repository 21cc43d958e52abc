// Original file: storefront/cart/v1/cart.proto


export interface GetCartRequest {
  'cartId'?: (string);
}

export interface GetCartRequest__Output {
  'cartId': (string);
}
