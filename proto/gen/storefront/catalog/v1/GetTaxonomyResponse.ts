// Original file: storefront/catalog/v1/catalog.proto

import type { CategoryEntry as _storefront_catalog_v1_CategoryEntry, CategoryEntry__Output as _storefront_catalog_v1_CategoryEntry__Output } from '../../../storefront/catalog/v1/CategoryEntry.ts';
import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from '../../../storefront/catalog/v1/TagGroup.ts';

export interface GetTaxonomyResponse {
  /**
   * Parents before children, siblings by position.
   */
  'categories'?: (_storefront_catalog_v1_CategoryEntry)[];
  'groups'?: (_storefront_catalog_v1_TagGroup)[];
}

export interface GetTaxonomyResponse__Output {
  /**
   * Parents before children, siblings by position.
   */
  'categories': (_storefront_catalog_v1_CategoryEntry__Output)[];
  'groups': (_storefront_catalog_v1_TagGroup__Output)[];
}
