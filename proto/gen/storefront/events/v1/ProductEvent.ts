// Original file: storefront/events/v1/events.proto


/**
 * Data of product.created, product.updated, and product.removed.
 */
export interface ProductEvent {
  'sku'?: (string);
  /**
   * The names of the changed public fields.
   */
  'changed'?: (string)[];
  'updatedAt'?: (string);
  /**
   * The ETag of an anonymous read; absent if the product is hidden.
   */
  'etag'?: (string);
  '_etag'?: "etag";
}

/**
 * Data of product.created, product.updated, and product.removed.
 */
export interface ProductEvent__Output {
  'sku': (string);
  /**
   * The names of the changed public fields.
   */
  'changed': (string)[];
  'updatedAt': (string);
  /**
   * The ETag of an anonymous read; absent if the product is hidden.
   */
  'etag'?: (string);
  '_etag'?: "etag";
}
