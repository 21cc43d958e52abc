// Original file: storefront/cart/v1/cart.proto

import type { _storefront_cart_v1_Cart_Status, _storefront_cart_v1_Cart_Status__Output } from '../../../storefront/cart/v1/Cart.ts';

export interface ListCartsRequest {
  /**
   * Carts in any of these states; all if empty.
   */
  'status'?: (_storefront_cart_v1_Cart_Status)[];
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCartsRequest__Output {
  /**
   * Carts in any of these states; all if empty.
   */
  'status': (_storefront_cart_v1_Cart_Status__Output)[];
  'limit': (number);
  'offset': (number);
}
