// Original file: storefront/catalog/v1/catalog.proto

import type { Tag as _storefront_catalog_v1_Tag, Tag__Output as _storefront_catalog_v1_Tag__Output } from '../../../storefront/catalog/v1/Tag.ts';

/**
 * A group of tags, such as brand or material.
 */
export interface TagGroup {
  'id'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'position'?: (number);
  'tags'?: (_storefront_catalog_v1_Tag)[];
}

/**
 * A group of tags, such as brand or material.
 */
export interface TagGroup__Output {
  'id': (string);
  'slug': (string);
  'name': (string);
  'position': (number);
  'tags': (_storefront_catalog_v1_Tag__Output)[];
}
