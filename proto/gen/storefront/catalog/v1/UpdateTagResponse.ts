// Original file: storefront/catalog/v1/catalog.proto

import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from '../../../storefront/catalog/v1/TagGroup.ts';

export interface UpdateTagResponse {
  /**
   * The group that now contains the tag.
   */
  'group'?: (_storefront_catalog_v1_TagGroup | null);
}

export interface UpdateTagResponse__Output {
  /**
   * The group that now contains the tag.
   */
  'group': (_storefront_catalog_v1_TagGroup__Output | null);
}
