// Original file: storefront/catalog/v1/catalog.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { StockLevel as _storefront_catalog_v1_StockLevel, StockLevel__Output as _storefront_catalog_v1_StockLevel__Output } from '../../../storefront/catalog/v1/StockLevel.ts';

/**
 * A product as operators see it in a list.
 */
export interface StoreProduct {
  'sku'?: (string);
  'description'?: (string);
  /**
   * Unset for a product sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  'stock'?: (_storefront_catalog_v1_StockLevel | null);
  /**
   * Slug paths, such as brakes/pads.
   */
  'categories'?: (string)[];
  /**
   * Tag slugs.
   */
  'tags'?: (string)[];
  'hidden'?: (boolean);
  'updatedAt'?: (string);
  '_listUnitPrice'?: "listUnitPrice";
}

/**
 * A product as operators see it in a list.
 */
export interface StoreProduct__Output {
  'sku': (string);
  'description': (string);
  /**
   * Unset for a product sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'availability': (_storefront_common_v1_Availability__Output);
  'stock': (_storefront_catalog_v1_StockLevel__Output | null);
  /**
   * Slug paths, such as brakes/pads.
   */
  'categories': (string)[];
  /**
   * Tag slugs.
   */
  'tags': (string)[];
  'hidden': (boolean);
  'updatedAt': (string);
  '_listUnitPrice'?: "listUnitPrice";
}
