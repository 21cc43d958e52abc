// Original file: storefront/catalog/v1/catalog.proto

import type { Category as _storefront_catalog_v1_Category, Category__Output as _storefront_catalog_v1_Category__Output } from '../../../storefront/catalog/v1/Category.ts';

export interface CategoryEntry {
  'path'?: (string);
  'category'?: (_storefront_catalog_v1_Category | null);
}

export interface CategoryEntry__Output {
  'path': (string);
  'category': (_storefront_catalog_v1_Category__Output | null);
}
