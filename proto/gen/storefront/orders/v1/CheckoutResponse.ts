// Original file: storefront/orders/v1/orders.proto

import type { CheckoutResult as _storefront_orders_v1_CheckoutResult, CheckoutResult__Output as _storefront_orders_v1_CheckoutResult__Output } from '../../../storefront/orders/v1/CheckoutResult.ts';

export interface CheckoutResponse {
  'result'?: (_storefront_orders_v1_CheckoutResult | null);
  'replayed'?: (boolean);
}

export interface CheckoutResponse__Output {
  'result': (_storefront_orders_v1_CheckoutResult__Output | null);
  'replayed': (boolean);
}
