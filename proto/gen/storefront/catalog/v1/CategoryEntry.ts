// Original file: storefront/catalog/v1/catalog.proto

import type { Category as _storefront_catalog_v1_Category, Category__Output as _storefront_catalog_v1_Category__Output } from '../../../storefront/catalog/v1/Category.ts';

/**
 * A category with its path.
 */
export interface CategoryEntry {
  /**
   * Slugs from the root, such as brakes/pads.
   */
  'path'?: (string);
  'category'?: (_storefront_catalog_v1_Category | null);
}

/**
 * A category with its path.
 */
export interface CategoryEntry__Output {
  /**
   * Slugs from the root, such as brakes/pads.
   */
  'path': (string);
  'category': (_storefront_catalog_v1_Category__Output | null);
}
