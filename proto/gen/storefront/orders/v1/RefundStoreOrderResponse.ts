// Original file: storefront/orders/v1/orders.proto

import type { RefundOrderResponse as _storefront_billing_v1_RefundOrderResponse, RefundOrderResponse__Output as _storefront_billing_v1_RefundOrderResponse__Output } from '../../../storefront/billing/v1/RefundOrderResponse.ts';

export interface RefundStoreOrderResponse {
  'refund'?: (_storefront_billing_v1_RefundOrderResponse | null);
}

export interface RefundStoreOrderResponse__Output {
  'refund': (_storefront_billing_v1_RefundOrderResponse__Output | null);
}
