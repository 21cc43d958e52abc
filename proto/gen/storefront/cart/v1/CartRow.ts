// Original file: storefront/cart/v1/cart.proto

import type { _storefront_cart_v1_Cart_Status, _storefront_cart_v1_Cart_Status__Output } from '../../../storefront/cart/v1/Cart.ts';

/**
 * A cart in a list.
 */
export interface CartRow {
  'id'?: (string);
  'status'?: (_storefront_cart_v1_Cart_Status);
  'version'?: (number);
  'currency'?: (string);
  'lineCount'?: (number);
  /**
   * Unset while the cart has no valid amounts.
   */
  'total'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'expiresAt'?: (string);
  '_total'?: "total";
}

/**
 * A cart in a list.
 */
export interface CartRow__Output {
  'id': (string);
  'status': (_storefront_cart_v1_Cart_Status__Output);
  'version': (number);
  'currency': (string);
  'lineCount': (number);
  /**
   * Unset while the cart has no valid amounts.
   */
  'total'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'expiresAt': (string);
  '_total'?: "total";
}
