// Original file: storefront/cart/v1/cart.proto


export interface RemovePromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson'?: (boolean);
}

export interface RemovePromotionRequest__Output {
  'cartId': (string);
  'code': (string);
  /**
   * Returns cart_json and errors instead of cart.
   */
  'asJson': (boolean);
}
