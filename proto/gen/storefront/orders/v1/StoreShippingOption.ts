// Original file: storefront/orders/v1/orders.proto

import type { ShippingOption as _storefront_orders_v1_ShippingOption, ShippingOption__Output as _storefront_orders_v1_ShippingOption__Output } from '../../../storefront/orders/v1/ShippingOption.ts';

export interface StoreShippingOption {
  'option'?: (_storefront_orders_v1_ShippingOption | null);
  'offered'?: (boolean);
}

export interface StoreShippingOption__Output {
  'option': (_storefront_orders_v1_ShippingOption__Output | null);
  'offered': (boolean);
}
