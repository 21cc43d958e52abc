// Original file: storefront/cart/v1/cart.proto

import type { Cart as _storefront_cart_v1_Cart, Cart__Output as _storefront_cart_v1_Cart__Output } from '../../../storefront/cart/v1/Cart.ts';
import type { PriceIssue as _storefront_cart_v1_PriceIssue, PriceIssue__Output as _storefront_cart_v1_PriceIssue__Output } from '../../../storefront/cart/v1/PriceIssue.ts';

export interface FreezeCartResponse {
  'cart'?: (_storefront_cart_v1_Cart | null);
  /**
   * If not empty, nothing is frozen and the shopper must review the new prices.
   */
  'issues'?: (_storefront_cart_v1_PriceIssue)[];
  /**
   * True if a free-shipping promotion applies.
   */
  'freeShipping'?: (boolean);
  /**
   * The store's rate.
   */
  'gctRate'?: (string);
  /**
   * The cart was frozen without quotes: its prices have not been compared with the catalog since it was priced.
   */
  'quoteOmitted'?: (boolean);
}

export interface FreezeCartResponse__Output {
  'cart': (_storefront_cart_v1_Cart__Output | null);
  /**
   * If not empty, nothing is frozen and the shopper must review the new prices.
   */
  'issues': (_storefront_cart_v1_PriceIssue__Output)[];
  /**
   * True if a free-shipping promotion applies.
   */
  'freeShipping': (boolean);
  /**
   * The store's rate.
   */
  'gctRate': (string);
  /**
   * The cart was frozen without quotes: its prices have not been compared with the catalog since it was priced.
   */
  'quoteOmitted': (boolean);
}
