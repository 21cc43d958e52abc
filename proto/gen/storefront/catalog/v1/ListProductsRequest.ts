// Original file: storefront/catalog/v1/catalog.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

export interface ListProductsRequest {
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
  /**
   * Limits of the unit price that the caller sees, inclusive. Products without a price are outside any limit.
   */
  'priceMin'?: (string);
  'priceMax'?: (string);
  /**
   * Stock bands; a product has one of them. Empty means any.
   */
  'availability'?: (_storefront_common_v1_Availability)[];
  /**
   * The facets to count: tags, categories, or availability.
   */
  'facets'?: (string)[];
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
  '_priceMin'?: "priceMin";
  '_priceMax'?: "priceMax";
}

export interface ListProductsRequest__Output {
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
  /**
   * Limits of the unit price that the caller sees, inclusive. Products without a price are outside any limit.
   */
  'priceMin'?: (string);
  'priceMax'?: (string);
  /**
   * Stock bands; a product has one of them. Empty means any.
   */
  'availability': (_storefront_common_v1_Availability__Output)[];
  /**
   * The facets to count: tags, categories, or availability.
   */
  'facets': (string)[];
  '_q'?: "q";
  '_category'?: "category";
  '_sort'?: "sort";
  '_priceMin'?: "priceMin";
  '_priceMax'?: "priceMax";
}
