// Original file: storefront/cart/v1/cart.proto


export interface UpdateListRequest {
  'listId'?: (string);
  /**
   * 1 to 100 characters; stays if unset.
   */
  'name'?: (string);
  'version'?: (number);
  '_name'?: "name";
  '_version'?: "version";
}

export interface UpdateListRequest__Output {
  'listId': (string);
  /**
   * 1 to 100 characters; stays if unset.
   */
  'name'?: (string);
  'version'?: (number);
  '_name'?: "name";
  '_version'?: "version";
}
