// Original file: storefront/cart/v1/cart.proto


export interface CreateCartRequest {
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson'?: (boolean);
}

export interface CreateCartRequest__Output {
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson': (boolean);
}
