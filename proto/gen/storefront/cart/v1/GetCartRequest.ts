// Original file: storefront/cart/v1/cart.proto


export interface GetCartRequest {
  'cartId'?: (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson'?: (boolean);
}

export interface GetCartRequest__Output {
  'cartId': (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson': (boolean);
}
