// Original file: storefront/events/v1/events.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

/**
 * Data of stock.changed.
 */
export interface StockChanged {
  'sku'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  'previousAvailability'?: (_storefront_common_v1_Availability);
}

/**
 * Data of stock.changed.
 */
export interface StockChanged__Output {
  'sku': (string);
  'availability': (_storefront_common_v1_Availability__Output);
  'previousAvailability': (_storefront_common_v1_Availability__Output);
}
