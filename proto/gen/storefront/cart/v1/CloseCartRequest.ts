// Original file: storefront/cart/v1/cart.proto


export interface CloseCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
}

export interface CloseCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
  'orderId': (string);
}
