// Original file: storefront/catalog/v1/catalog.proto


export interface ListProductsRequest {
  /**
   * Search text.
   */
  'q'?: (string);
  /**
   * A category's slug, path, or ID; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs.
   */
  'tags'?: (string)[];
  /**
   * sku, -updated_at, price, -price, or relevance. Unset means relevance with q, otherwise sku.
   */
  'sort'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
}

export interface ListProductsRequest__Output {
  /**
   * Search text.
   */
  'q'?: (string);
  /**
   * A category's slug, path, or ID; includes its descendants.
   */
  'category'?: (string);
  /**
   * Tag slugs.
   */
  'tags': (string)[];
  /**
   * sku, -updated_at, price, -price, or relevance. Unset means relevance with q, otherwise sku.
   */
  'sort'?: (string);
  'limit': (number);
  'offset': (number);
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
}
