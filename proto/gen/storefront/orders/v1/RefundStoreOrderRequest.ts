// Original file: storefront/orders/v1/orders.proto

import type { RefundLine as _storefront_billing_v1_RefundLine, RefundLine__Output as _storefront_billing_v1_RefundLine__Output } from '../../../storefront/billing/v1/RefundLine.ts';
import type { _storefront_billing_v1_Refund_Method, _storefront_billing_v1_Refund_Method__Output } from '../../../storefront/billing/v1/Refund.ts';

/**
 * Without amount and lines, everything that has not been credited is refunded.
 */
export interface RefundStoreOrderRequest {
  'order'?: (string);
  /**
   * A UUID. A repeated one refunds nothing.
   */
  'requestKey'?: (string);
  'amount'?: (string);
  'lines'?: (_storefront_billing_v1_RefundLine)[];
  /**
   * Puts the lines back into stock. They must have been shipped.
   */
  'restock'?: (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method'?: (_storefront_billing_v1_Refund_Method);
  'reference'?: (string);
  'reason'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}

/**
 * Without amount and lines, everything that has not been credited is refunded.
 */
export interface RefundStoreOrderRequest__Output {
  'order': (string);
  /**
   * A UUID. A repeated one refunds nothing.
   */
  'requestKey': (string);
  'amount'?: (string);
  'lines': (_storefront_billing_v1_RefundLine__Output)[];
  /**
   * Puts the lines back into stock. They must have been shipped.
   */
  'restock': (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method': (_storefront_billing_v1_Refund_Method__Output);
  'reference'?: (string);
  'reason'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}
