// Original file: storefront/cart/v1/cart.proto


export interface UnfreezeCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
}

export interface UnfreezeCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
}
