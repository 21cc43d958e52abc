// Original file: storefront/billing/v1/billing.proto

import type { _storefront_billing_v1_Refund_Method, _storefront_billing_v1_Refund_Method__Output } from '../../../storefront/billing/v1/Refund.ts';

export interface RetryRefundRequest {
  'refundId'?: (string);
  /**
   * Unspecified retries the same way.
   */
  'method'?: (_storefront_billing_v1_Refund_Method);
  /**
   * Required for BY_HAND.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}

export interface RetryRefundRequest__Output {
  'refundId': (string);
  /**
   * Unspecified retries the same way.
   */
  'method': (_storefront_billing_v1_Refund_Method__Output);
  /**
   * Required for BY_HAND.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}
