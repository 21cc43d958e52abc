// Original file: storefront/catalog/v1/catalog.proto

import type { Product as _storefront_catalog_v1_Product, Product__Output as _storefront_catalog_v1_Product__Output } from '../../../storefront/catalog/v1/Product.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListProductsResponse {
  'products'?: (_storefront_catalog_v1_Product)[];
  'total'?: (number);
  'catalogVersion'?: (number | string | Long);
  'errors'?: (_storefront_common_v1_SectionError)[];
}

export interface ListProductsResponse__Output {
  'products': (_storefront_catalog_v1_Product__Output)[];
  'total': (number);
  'catalogVersion': (string);
  'errors': (_storefront_common_v1_SectionError__Output)[];
}
