// Original file: storefront/orders/v1/orders.proto

import type { StoreShippingOption as _storefront_orders_v1_StoreShippingOption, StoreShippingOption__Output as _storefront_orders_v1_StoreShippingOption__Output } from '../../../storefront/orders/v1/StoreShippingOption.ts';

export interface ListStoreShippingOptionsResponse {
  'options'?: (_storefront_orders_v1_StoreShippingOption)[];
}

export interface ListStoreShippingOptionsResponse__Output {
  'options': (_storefront_orders_v1_StoreShippingOption__Output)[];
}
