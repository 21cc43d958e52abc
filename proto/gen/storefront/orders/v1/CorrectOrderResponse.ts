// Original file: storefront/orders/v1/orders.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';
import type { RefundOrderResponse as _storefront_billing_v1_RefundOrderResponse, RefundOrderResponse__Output as _storefront_billing_v1_RefundOrderResponse__Output } from '../../../storefront/billing/v1/RefundOrderResponse.ts';

export interface CorrectOrderResponse {
  'order'?: (_storefront_orders_v1_Order | null);
  /**
   * For a refund.
   */
  'refund'?: (_storefront_billing_v1_RefundOrderResponse | null);
  '_refund'?: "refund";
}

export interface CorrectOrderResponse__Output {
  'order': (_storefront_orders_v1_Order__Output | null);
  /**
   * For a refund.
   */
  'refund'?: (_storefront_billing_v1_RefundOrderResponse__Output | null);
  '_refund'?: "refund";
}
