// Original file: storefront/cart/v1/cart.proto


export interface AddListToCartRequest {
  'listId'?: (string);
  /**
   * A new cart if unset.
   */
  'cartId'?: (string);
  'asJson'?: (boolean);
  '_cartId'?: "cartId";
}

export interface AddListToCartRequest__Output {
  'listId': (string);
  /**
   * A new cart if unset.
   */
  'cartId'?: (string);
  'asJson': (boolean);
  '_cartId'?: "cartId";
}
