// Original file: storefront/catalog/v1/catalog.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

/**
 * The stock band of one SKU.
 */
export interface SkuAvailability {
  'sku'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
}

/**
 * The stock band of one SKU.
 */
export interface SkuAvailability__Output {
  'sku': (string);
  'availability': (_storefront_common_v1_Availability__Output);
}
