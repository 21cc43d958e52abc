// Original file: storefront/orders/v1/orders.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';

export interface GetStoreOrderResponse {
  'order'?: (_storefront_orders_v1_Order | null);
}

export interface GetStoreOrderResponse__Output {
  'order': (_storefront_orders_v1_Order__Output | null);
}
