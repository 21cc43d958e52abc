// Original file: storefront/cart/v1/cart.proto


/**
 * A promotion code on a cart.
 */
export interface CartPromotion {
  'code'?: (string);
  /**
   * APPLIED, NOT_ELIGIBLE, or EXPIRED.
   */
  'status'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
  '_discountAmount'?: "discountAmount";
}

/**
 * A promotion code on a cart.
 */
export interface CartPromotion__Output {
  'code': (string);
  /**
   * APPLIED, NOT_ELIGIBLE, or EXPIRED.
   */
  'status': (string);
  'description': (string);
  'discountAmount'?: (string);
  '_discountAmount'?: "discountAmount";
}
