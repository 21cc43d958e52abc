// Original file: storefront/catalog/v1/catalog.proto


export interface ListChangesRequest {
  /**
   * next_cursor of an earlier response; unset means from the beginning.
   */
  'cursor'?: (string);
  'limit'?: (number);
  '_cursor'?: "cursor";
}

export interface ListChangesRequest__Output {
  /**
   * next_cursor of an earlier response; unset means from the beginning.
   */
  'cursor'?: (string);
  'limit': (number);
  '_cursor'?: "cursor";
}
