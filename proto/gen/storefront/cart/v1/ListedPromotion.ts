// Original file: storefront/cart/v1/cart.proto

import type { Promotion as _storefront_cart_v1_Promotion, Promotion__Output as _storefront_cart_v1_Promotion__Output } from '../../../storefront/cart/v1/Promotion.ts';

/**
 * A promotion with its current use.
 */
export interface ListedPromotion {
  'promotion'?: (_storefront_cart_v1_Promotion | null);
  /**
   * Orders and checkouts in progress that use the promotion. A canceled or expired order gives its use back.
   */
  'useCount'?: (number);
}

/**
 * A promotion with its current use.
 */
export interface ListedPromotion__Output {
  'promotion': (_storefront_cart_v1_Promotion__Output | null);
  /**
   * Orders and checkouts in progress that use the promotion. A canceled or expired order gives its use back.
   */
  'useCount': (number);
}
