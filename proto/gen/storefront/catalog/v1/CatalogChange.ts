// Original file: storefront/catalog/v1/catalog.proto

import type { Long } from '@grpc/proto-loader';

export interface CatalogChange {
  'sku'?: (string);
  'change'?: (string);
  'version'?: (number | string | Long);
}

export interface CatalogChange__Output {
  'sku': (string);
  'change': (string);
  'version': (string);
}
