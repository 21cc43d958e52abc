// Original file: storefront/catalog/v1/catalog.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

/**
 * A line that cannot be reserved.
 */
export interface StockIssue {
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * insufficient_stock or sku_unavailable.
   */
  'code'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
}

/**
 * A line that cannot be reserved.
 */
export interface StockIssue__Output {
  'lineId': (string);
  'sku': (string);
  /**
   * insufficient_stock or sku_unavailable.
   */
  'code': (string);
  'availability': (_storefront_common_v1_Availability__Output);
}
