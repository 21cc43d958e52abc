// Original file: storefront/catalog/v1/catalog.proto

import type { CatalogChange as _storefront_catalog_v1_CatalogChange, CatalogChange__Output as _storefront_catalog_v1_CatalogChange__Output } from '../../../storefront/catalog/v1/CatalogChange.ts';

export interface ListChangesResponse {
  'changes'?: (_storefront_catalog_v1_CatalogChange)[];
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor'?: (string);
  'hasMore'?: (boolean);
}

export interface ListChangesResponse__Output {
  'changes': (_storefront_catalog_v1_CatalogChange__Output)[];
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor': (string);
  'hasMore': (boolean);
}
