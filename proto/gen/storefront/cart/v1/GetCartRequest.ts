// Original file: storefront/cart/v1/cart.proto


export interface GetCartRequest {
  'cartId'?: (string);
  'asJson'?: (boolean);
}

export interface GetCartRequest__Output {
  'cartId': (string);
  'asJson': (boolean);
}
