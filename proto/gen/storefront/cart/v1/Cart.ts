// Original file: storefront/cart/v1/cart.proto

import type { CartLine as _storefront_cart_v1_CartLine, CartLine__Output as _storefront_cart_v1_CartLine__Output } from '../../../storefront/cart/v1/CartLine.ts';
import type { CartPromotion as _storefront_cart_v1_CartPromotion, CartPromotion__Output as _storefront_cart_v1_CartPromotion__Output } from '../../../storefront/cart/v1/CartPromotion.ts';
import type { CartWarning as _storefront_cart_v1_CartWarning, CartWarning__Output as _storefront_cart_v1_CartWarning__Output } from '../../../storefront/cart/v1/CartWarning.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';

// Original file: storefront/cart/v1/cart.proto

export const _storefront_cart_v1_Cart_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  ORDERED: 'ORDERED',
  EXPIRED: 'EXPIRED',
} as const;

export type _storefront_cart_v1_Cart_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'ORDERED'
  | 2
  | 'EXPIRED'
  | 3

export type _storefront_cart_v1_Cart_Status__Output = typeof _storefront_cart_v1_Cart_Status[keyof typeof _storefront_cart_v1_Cart_Status]

/**
 * A cart with its lines, promotions, and, once priced, amounts.
 */
export interface Cart {
  'id'?: (string);
  'status'?: (_storefront_cart_v1_Cart_Status);
  /**
   * Increases with every change; pass it to UpdateLine for optimistic locking.
   */
  'version'?: (number);
  'currency'?: (string);
  'lines'?: (_storefront_cart_v1_CartLine)[];
  'promotions'?: (_storefront_cart_v1_CartPromotion)[];
  'lineCount'?: (number);
  /**
   * Amounts are unset until the cart is priced, and again after every change. They stay unset if a line has no price for the customer.
   */
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  'pricedAt'?: (string);
  'priceValidUntil'?: (string);
  'warnings'?: (_storefront_cart_v1_CartWarning)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'expiresAt'?: (string);
  /**
   * The sections that the catalog could not provide: lines[].description, lines[].availability, and lines[].image.
   */
  'errors'?: (_storefront_common_v1_SectionError)[];
  /**
   * The customer was exempt from GCT when the cart was priced.
   */
  'taxExempt'?: (boolean);
  '_subtotal'?: "subtotal";
  '_discountTotal'?: "discountTotal";
  '_shippingAmount'?: "shippingAmount";
  '_gctAmount'?: "gctAmount";
  '_total'?: "total";
  '_pricedAt'?: "pricedAt";
  '_priceValidUntil'?: "priceValidUntil";
}

/**
 * A cart with its lines, promotions, and, once priced, amounts.
 */
export interface Cart__Output {
  'id': (string);
  'status': (_storefront_cart_v1_Cart_Status__Output);
  /**
   * Increases with every change; pass it to UpdateLine for optimistic locking.
   */
  'version': (number);
  'currency': (string);
  'lines': (_storefront_cart_v1_CartLine__Output)[];
  'promotions': (_storefront_cart_v1_CartPromotion__Output)[];
  'lineCount': (number);
  /**
   * Amounts are unset until the cart is priced, and again after every change. They stay unset if a line has no price for the customer.
   */
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  'pricedAt'?: (string);
  'priceValidUntil'?: (string);
  'warnings': (_storefront_cart_v1_CartWarning__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  'expiresAt': (string);
  /**
   * The sections that the catalog could not provide: lines[].description, lines[].availability, and lines[].image.
   */
  'errors': (_storefront_common_v1_SectionError__Output)[];
  /**
   * The customer was exempt from GCT when the cart was priced.
   */
  'taxExempt': (boolean);
  '_subtotal'?: "subtotal";
  '_discountTotal'?: "discountTotal";
  '_shippingAmount'?: "shippingAmount";
  '_gctAmount'?: "gctAmount";
  '_total'?: "total";
  '_pricedAt'?: "pricedAt";
  '_priceValidUntil'?: "priceValidUntil";
}
