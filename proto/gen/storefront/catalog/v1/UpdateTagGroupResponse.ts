// Original file: storefront/catalog/v1/catalog.proto

import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from '../../../storefront/catalog/v1/TagGroup.ts';

export interface UpdateTagGroupResponse {
  'group'?: (_storefront_catalog_v1_TagGroup | null);
}

export interface UpdateTagGroupResponse__Output {
  'group': (_storefront_catalog_v1_TagGroup__Output | null);
}
