// Original file: storefront/orders/v1/orders.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';
import type { GetOrderBillingResponse as _storefront_billing_v1_GetOrderBillingResponse, GetOrderBillingResponse__Output as _storefront_billing_v1_GetOrderBillingResponse__Output } from '../../../storefront/billing/v1/GetOrderBillingResponse.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';

export interface CancelOrderResponse {
  'order'?: (_storefront_orders_v1_Order | null);
  'replayed'?: (boolean);
  /**
   * The order's billing after the cancellation; unset, with an entry in errors, if billing was unavailable.
   */
  'billing'?: (_storefront_billing_v1_GetOrderBillingResponse | null);
  'errors'?: (_storefront_common_v1_SectionError)[];
  '_billing'?: "billing";
}

export interface CancelOrderResponse__Output {
  'order': (_storefront_orders_v1_Order__Output | null);
  'replayed': (boolean);
  /**
   * The order's billing after the cancellation; unset, with an entry in errors, if billing was unavailable.
   */
  'billing'?: (_storefront_billing_v1_GetOrderBillingResponse__Output | null);
  'errors': (_storefront_common_v1_SectionError__Output)[];
  '_billing'?: "billing";
}
