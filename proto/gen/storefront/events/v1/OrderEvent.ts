// Original file: storefront/events/v1/events.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';

/**
 * Data of the events of orders.
 */
export interface OrderEvent {
  'order'?: (_storefront_orders_v1_Order | null);
}

/**
 * Data of the events of orders.
 */
export interface OrderEvent__Output {
  'order': (_storefront_orders_v1_Order__Output | null);
}
