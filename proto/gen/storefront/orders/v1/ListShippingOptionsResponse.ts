// Original file: storefront/orders/v1/orders.proto

import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from '../../../storefront/orders/v1/ShippingOption.ts';

export interface ListShippingOptionsResponse {
  'options'?: (_storefront_orders_v1_ShippingOption)[];
  /**
   * False if the store has not opted in to couriers; courier options are then omitted.
   */
  'couriersEnabled'?: (boolean);
}

export interface ListShippingOptionsResponse__Output {
  'options': (_storefront_orders_v1_ShippingOption__Output)[];
  /**
   * False if the store has not opted in to couriers; courier options are then omitted.
   */
  'couriersEnabled': (boolean);
}
