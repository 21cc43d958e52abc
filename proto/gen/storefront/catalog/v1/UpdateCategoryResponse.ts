// Original file: storefront/catalog/v1/catalog.proto

import type { CategoryEntry as _storefront_catalog_v1_CategoryEntry, CategoryEntry__Output as _storefront_catalog_v1_CategoryEntry__Output } from '../../../storefront/catalog/v1/CategoryEntry.ts';

export interface UpdateCategoryResponse {
  'category'?: (_storefront_catalog_v1_CategoryEntry | null);
}

export interface UpdateCategoryResponse__Output {
  'category': (_storefront_catalog_v1_CategoryEntry__Output | null);
}
