// Original file: storefront/orders/v1/orders.proto

import type { Order as _storefront_orders_v1_Order, Order__Output as _storefront_orders_v1_Order__Output } from '../../../storefront/orders/v1/Order.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';

export interface GetOrderResponse {
  'order'?: (_storefront_orders_v1_Order | null);
  /**
   * lines[].image, if the catalog could not provide it.
   */
  'errors'?: (_storefront_common_v1_SectionError)[];
}

export interface GetOrderResponse__Output {
  'order': (_storefront_orders_v1_Order__Output | null);
  /**
   * lines[].image, if the catalog could not provide it.
   */
  'errors': (_storefront_common_v1_SectionError__Output)[];
}
