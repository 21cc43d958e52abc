// Original file: storefront/cart/v1/cart.proto


export interface FreezeCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
  'holdSeconds'?: (number);
  'dryRun'?: (boolean);
}

export interface FreezeCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
  'holdSeconds': (number);
  'dryRun': (boolean);
}
