// Original file: storefront/cart/v1/cart.proto


export interface CreateCartRequest {
  'asJson'?: (boolean);
}

export interface CreateCartRequest__Output {
  'asJson': (boolean);
}
