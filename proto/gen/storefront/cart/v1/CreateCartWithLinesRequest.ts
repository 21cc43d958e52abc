// Original file: storefront/cart/v1/cart.proto

import type { RequestedLine as _storefront_cart_v1_RequestedLine, RequestedLine__Output as _storefront_cart_v1_RequestedLine__Output } from '../../../storefront/cart/v1/RequestedLine.ts';

export interface CreateCartWithLinesRequest {
  /**
   * At most 500.
   */
  'lines'?: (_storefront_cart_v1_RequestedLine)[];
  'asJson'?: (boolean);
}

export interface CreateCartWithLinesRequest__Output {
  /**
   * At most 500.
   */
  'lines': (_storefront_cart_v1_RequestedLine__Output)[];
  'asJson': (boolean);
}
