// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';

export interface CreateCartResponse {
  'cart'?: (_storefront_cart_v1_Cart | null);
  /**
   * True when this response was stored by an earlier call with the same Idempotency-Key.
   */
  'replayed'?: (boolean);
}

export interface CreateCartResponse__Output {
  'cart': (_storefront_cart_v1_Cart__Output | null);
  /**
   * True when this response was stored by an earlier call with the same Idempotency-Key.
   */
  'replayed': (boolean);
}
