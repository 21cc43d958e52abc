// Original file: storefront/orders/v1/orders.proto

import type { CheckoutBody as _storefront_orders_v1_CheckoutBody, CheckoutBody__Output as _storefront_orders_v1_CheckoutBody__Output } from '../../../storefront/orders/v1/CheckoutBody.ts';

export interface CheckoutRequest {
  'body'?: (_storefront_orders_v1_CheckoutBody | null);
}

export interface CheckoutRequest__Output {
  'body': (_storefront_orders_v1_CheckoutBody__Output | null);
}
