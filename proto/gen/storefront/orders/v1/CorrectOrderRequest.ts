// Original file: storefront/orders/v1/orders.proto

import type { RefundLine as _storefront_billing_v1_RefundLine, RefundLine__Output as _storefront_billing_v1_RefundLine__Output } from '../../../storefront/billing/v1/RefundLine.ts';
import type { _storefront_billing_v1_Refund_Method, _storefront_billing_v1_Refund_Method__Output } from '../../../storefront/billing/v1/Refund.ts';

// Original file: storefront/orders/v1/orders.proto

export const _storefront_orders_v1_CorrectOrderRequest_Kind = {
  KIND_UNSPECIFIED: 'KIND_UNSPECIFIED',
  /**
   * Cancels the lines, which must not have shipped, and credits them.
   */
  CANCEL: 'CANCEL',
  /**
   * Credits lines, shipping, and an amount, or without these everything that has not been credited. What has not shipped of the lines is canceled.
   */
  REFUND: 'REFUND',
  /**
   * Puts shipped lines back into stock, without money.
   */
  RESTOCK: 'RESTOCK',
} as const;

export type _storefront_orders_v1_CorrectOrderRequest_Kind =
  | 'KIND_UNSPECIFIED'
  | 0
  /**
   * Cancels the lines, which must not have shipped, and credits them.
   */
  | 'CANCEL'
  | 1
  /**
   * Credits lines, shipping, and an amount, or without these everything that has not been credited. What has not shipped of the lines is canceled.
   */
  | 'REFUND'
  | 2
  /**
   * Puts shipped lines back into stock, without money.
   */
  | 'RESTOCK'
  | 3

export type _storefront_orders_v1_CorrectOrderRequest_Kind__Output = typeof _storefront_orders_v1_CorrectOrderRequest_Kind[keyof typeof _storefront_orders_v1_CorrectOrderRequest_Kind]

export interface CorrectOrderRequest {
  'order'?: (string);
  'kind'?: (_storefront_orders_v1_CorrectOrderRequest_Kind);
  /**
   * A UUID. A repeated one changes nothing.
   */
  'requestKey'?: (string);
  'lines'?: (_storefront_billing_v1_RefundLine)[];
  /**
   * For a refund.
   */
  'shipping'?: (boolean);
  'amount'?: (string);
  /**
   * For a refund: takes the lines from what has shipped, and puts them back into stock.
   */
  'restock'?: (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method'?: (_storefront_billing_v1_Refund_Method);
  'reference'?: (string);
  /**
   * Required to cancel.
   */
  'reason'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}

export interface CorrectOrderRequest__Output {
  'order': (string);
  'kind': (_storefront_orders_v1_CorrectOrderRequest_Kind__Output);
  /**
   * A UUID. A repeated one changes nothing.
   */
  'requestKey': (string);
  'lines': (_storefront_billing_v1_RefundLine__Output)[];
  /**
   * For a refund.
   */
  'shipping': (boolean);
  'amount'?: (string);
  /**
   * For a refund: takes the lines from what has shipped, and puts them back into stock.
   */
  'restock': (boolean);
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method': (_storefront_billing_v1_Refund_Method__Output);
  'reference'?: (string);
  /**
   * Required to cancel.
   */
  'reason'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
}
