// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';
import type { PriceIssue as _storefront_cart_v1_PriceIssue, PriceIssue__Output as _storefront_cart_v1_PriceIssue__Output } from '../../../storefront/cart/v1/PriceIssue.ts';

export interface FreezeCartResponse {
  'cart'?: (_storefront_cart_v1_Cart | null);
  'issues'?: (_storefront_cart_v1_PriceIssue)[];
  'freeShipping'?: (boolean);
  'gctRate'?: (string);
}

export interface FreezeCartResponse__Output {
  'cart': (_storefront_cart_v1_Cart__Output | null);
  'issues': (_storefront_cart_v1_PriceIssue__Output)[];
  'freeShipping': (boolean);
  'gctRate': (string);
}
