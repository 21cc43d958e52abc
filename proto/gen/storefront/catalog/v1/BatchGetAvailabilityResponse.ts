// Original file: storefront/catalog/v1/catalog.proto

import type { SkuAvailability as _storefront_catalog_v1_SkuAvailability, SkuAvailability__Output as _storefront_catalog_v1_SkuAvailability__Output } from '../../../storefront/catalog/v1/SkuAvailability.ts';

export interface BatchGetAvailabilityResponse {
  'items'?: (_storefront_catalog_v1_SkuAvailability)[];
}

export interface BatchGetAvailabilityResponse__Output {
  'items': (_storefront_catalog_v1_SkuAvailability__Output)[];
}
