// Original file: storefront/cart/v1/cart.proto

import type { CartRow as _storefront_cart_v1_CartRow, CartRow__Output as _storefront_cart_v1_CartRow__Output } from '../../../storefront/cart/v1/CartRow.ts';

export interface ListCartsResponse {
  'carts'?: (_storefront_cart_v1_CartRow)[];
  'total'?: (number);
}

export interface ListCartsResponse__Output {
  'carts': (_storefront_cart_v1_CartRow__Output)[];
  'total': (number);
}
