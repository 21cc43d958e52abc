// Original file: storefront/orders/v1/orders.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

/**
 * A reason why a checkout was not completed.
 */
export interface CheckoutIssue {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  'code'?: (string);
  'detail'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
  '_detail'?: "detail";
  '_availability'?: "availability";
}

/**
 * A reason why a checkout was not completed.
 */
export interface CheckoutIssue__Output {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  'code': (string);
  'detail'?: (string);
  'availability'?: (_storefront_common_v1_Availability__Output);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
  '_detail'?: "detail";
  '_availability'?: "availability";
}
