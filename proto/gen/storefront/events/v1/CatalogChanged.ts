// Original file: storefront/events/v1/events.proto

import type { Long } from '@grpc/proto-loader';

export interface CatalogChanged {
  'catalogVersion'?: (number | string | Long);
}

export interface CatalogChanged__Output {
  'catalogVersion': (string);
}
