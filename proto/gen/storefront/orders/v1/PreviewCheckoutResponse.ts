// Original file: storefront/orders/v1/orders.proto

import type { CheckoutResult as _storefront_orders_v1_CheckoutResult, CheckoutResult__Output as _storefront_orders_v1_CheckoutResult__Output } from '../../../storefront/orders/v1/CheckoutResult.ts';

export interface PreviewCheckoutResponse {
  'result'?: (_storefront_orders_v1_CheckoutResult | null);
}

export interface PreviewCheckoutResponse__Output {
  'result': (_storefront_orders_v1_CheckoutResult__Output | null);
}
