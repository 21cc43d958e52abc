// Original file: storefront/catalog/v1/catalog.proto

import type { Long } from '@grpc/proto-loader';

export interface GetCatalogVersionResponse {
  'catalogVersion'?: (number | string | Long);
}

export interface GetCatalogVersionResponse__Output {
  'catalogVersion': (string);
}
