// Original file: storefront/cart/v1/cart.proto


export interface CreateListRequest {
  /**
   * 1 to 100 characters.
   */
  'name'?: (string);
}

export interface CreateListRequest__Output {
  /**
   * 1 to 100 characters.
   */
  'name': (string);
}
