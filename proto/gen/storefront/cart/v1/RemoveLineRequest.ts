// Original file: storefront/cart/v1/cart.proto


export interface RemoveLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson'?: (boolean);
}

export interface RemoveLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson': (boolean);
}
