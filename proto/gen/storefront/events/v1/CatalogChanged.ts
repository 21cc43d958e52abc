// Original file: storefront/events/v1/events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Data of catalog.changed, an internal event that invalidates the gateways' caches.
 */
export interface CatalogChanged {
  'catalogVersion'?: (number | string | Long);
}

/**
 * Data of catalog.changed, an internal event that invalidates the gateways' caches.
 */
export interface CatalogChanged__Output {
  'catalogVersion': (string);
}
