// Original file: storefront/catalog/v1/catalog.proto

import type { Category as _storefront_catalog_v1_Category, Category__Output as _storefront_catalog_v1_Category__Output } from '../../../storefront/catalog/v1/Category.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListCategoriesResponse {
  'categories'?: (_storefront_catalog_v1_Category)[];
  'catalogVersion'?: (number | string | Long);
}

export interface ListCategoriesResponse__Output {
  'categories': (_storefront_catalog_v1_Category__Output)[];
  'catalogVersion': (string);
}
