// Original file: storefront/catalog/v1/catalog.proto


export interface RemoveCategoryRequest {
  /**
   * A path or an ID.
   */
  'category'?: (string);
}

export interface RemoveCategoryRequest__Output {
  /**
   * A path or an ID.
   */
  'category': (string);
}
