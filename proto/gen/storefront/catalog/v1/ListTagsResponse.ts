// Original file: storefront/catalog/v1/catalog.proto

import type { TagGroup as _storefront_catalog_v1_TagGroup, TagGroup__Output as _storefront_catalog_v1_TagGroup__Output } from '../../../storefront/catalog/v1/TagGroup.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListTagsResponse {
  'groups'?: (_storefront_catalog_v1_TagGroup)[];
  'catalogVersion'?: (number | string | Long);
}

export interface ListTagsResponse__Output {
  'groups': (_storefront_catalog_v1_TagGroup__Output)[];
  'catalogVersion': (string);
}
