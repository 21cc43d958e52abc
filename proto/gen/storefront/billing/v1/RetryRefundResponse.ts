// Original file: storefront/billing/v1/billing.proto

import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from '../../../storefront/billing/v1/Refund.ts';

export interface RetryRefundResponse {
  /**
   * The refund that replaces the failed one.
   */
  'refund'?: (_storefront_billing_v1_Refund | null);
}

export interface RetryRefundResponse__Output {
  /**
   * The refund that replaces the failed one.
   */
  'refund': (_storefront_billing_v1_Refund__Output | null);
}
