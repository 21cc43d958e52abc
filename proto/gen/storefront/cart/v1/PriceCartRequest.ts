// Original file: storefront/cart/v1/cart.proto


export interface PriceCartRequest {
  'cartId'?: (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson'?: (boolean);
}

export interface PriceCartRequest__Output {
  'cartId': (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson': (boolean);
}
