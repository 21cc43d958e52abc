// Original file: storefront/orders/v1/orders.proto

import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from '../../../storefront/orders/v1/ShippingOption.ts';

export interface ListShippingOptionsResponse {
  'options'?: (_storefront_orders_v1_ShippingOption)[];
  'couriersEnabled'?: (boolean);
}

export interface ListShippingOptionsResponse__Output {
  'options': (_storefront_orders_v1_ShippingOption__Output)[];
  'couriersEnabled': (boolean);
}
