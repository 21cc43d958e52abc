// Original file: storefront/cart/v1/cart.proto


export interface PriceCartRequest {
  'cartId'?: (string);
  'asJson'?: (boolean);
}

export interface PriceCartRequest__Output {
  'cartId': (string);
  'asJson': (boolean);
}
