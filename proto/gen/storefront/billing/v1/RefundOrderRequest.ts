// Original file: storefront/billing/v1/billing.proto

import type { RefundLine as _storefront_billing_v1_RefundLine, RefundLine__Output as _storefront_billing_v1_RefundLine__Output } from '../../../storefront/billing/v1/RefundLine.ts';
import type { _storefront_billing_v1_Refund_Method, _storefront_billing_v1_Refund_Method__Output } from '../../../storefront/billing/v1/Refund.ts';

/**
 * Lines, shipping, and amount are combined. Without any of them, everything that has not been credited is refunded.
 */
export interface RefundOrderRequest {
  'orderId'?: (string);
  'requestKey'?: (string);
  'amount'?: (string);
  'lines'?: (_storefront_billing_v1_RefundLine)[];
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method'?: (_storefront_billing_v1_Refund_Method);
  /**
   * The store's reference of a refund that was made by hand.
   */
  'reference'?: (string);
  'reason'?: (string);
  /**
   * Credits what has not been credited of the shipping.
   */
  'shipping'?: (boolean);
  /**
   * The lines were canceled, so that an unpaid invoice may be credited in full.
   */
  'cancelled'?: (boolean);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}

/**
 * Lines, shipping, and amount are combined. Without any of them, everything that has not been credited is refunded.
 */
export interface RefundOrderRequest__Output {
  'orderId': (string);
  'requestKey': (string);
  'amount'?: (string);
  'lines': (_storefront_billing_v1_RefundLine__Output)[];
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method': (_storefront_billing_v1_Refund_Method__Output);
  /**
   * The store's reference of a refund that was made by hand.
   */
  'reference'?: (string);
  'reason'?: (string);
  /**
   * Credits what has not been credited of the shipping.
   */
  'shipping': (boolean);
  /**
   * The lines were canceled, so that an unpaid invoice may be credited in full.
   */
  'cancelled': (boolean);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}
