// Original file: storefront/catalog/v1/catalog.proto


export interface ListStoreProductsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * A part of the SKU or the description.
   */
  'text'?: (string);
  /**
   * The ID, path, or slug of a category; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs; a product must have all of them.
   */
  'tags'?: (string)[];
  /**
   * True for hidden products only, false for visible ones only.
   */
  'hidden'?: (boolean);
  /**
   * IN_STOCK, LOW, OUT, or UNKNOWN.
   */
  'availability'?: (string);
  /**
   * The period is that of the last change.
   */
  'since'?: (string);
  'until'?: (string);
  '_text'?: "text";
  '_category'?: "category";
  '_hidden'?: "hidden";
  '_availability'?: "availability";
  '_since'?: "since";
  '_until'?: "until";
}

export interface ListStoreProductsRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * A part of the SKU or the description.
   */
  'text'?: (string);
  /**
   * The ID, path, or slug of a category; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs; a product must have all of them.
   */
  'tags': (string)[];
  /**
   * True for hidden products only, false for visible ones only.
   */
  'hidden'?: (boolean);
  /**
   * IN_STOCK, LOW, OUT, or UNKNOWN.
   */
  'availability'?: (string);
  /**
   * The period is that of the last change.
   */
  'since'?: (string);
  'until'?: (string);
  '_text'?: "text";
  '_category'?: "category";
  '_hidden'?: "hidden";
  '_availability'?: "availability";
  '_since'?: "since";
  '_until'?: "until";
}
