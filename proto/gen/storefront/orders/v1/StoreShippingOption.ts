// Original file: storefront/orders/v1/orders.proto

import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from '../../../storefront/orders/v1/ShippingOption.ts';

/**
 * A shipping option as operators see it.
 */
export interface StoreShippingOption {
  'option'?: (_storefront_orders_v1_ShippingOption | null);
  /**
   * False for a courier option while the store has not opted in to couriers.
   */
  'offered'?: (boolean);
}

/**
 * A shipping option as operators see it.
 */
export interface StoreShippingOption__Output {
  'option': (_storefront_orders_v1_ShippingOption__Output | null);
  /**
   * False for a courier option while the store has not opted in to couriers.
   */
  'offered': (boolean);
}
