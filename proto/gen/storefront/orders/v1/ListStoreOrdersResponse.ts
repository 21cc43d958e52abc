// Original file: storefront/orders/v1/orders.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';

export interface ListStoreOrdersResponse {
  'orders'?: (_storefront_orders_v1_Order)[];
  'total'?: (number);
}

export interface ListStoreOrdersResponse__Output {
  'orders': (_storefront_orders_v1_Order__Output)[];
  'total': (number);
}
