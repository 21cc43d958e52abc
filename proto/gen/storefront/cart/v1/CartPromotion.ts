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
  /**
   * promo_expired, promo_not_eligible, promo_limit_reached, or promo_not_combinable; unset if the promotion applies.
   */
  'reason'?: (string);
  '_discountAmount'?: "discountAmount";
  '_reason'?: "reason";
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
  /**
   * promo_expired, promo_not_eligible, promo_limit_reached, or promo_not_combinable; unset if the promotion applies.
   */
  'reason'?: (string);
  '_discountAmount'?: "discountAmount";
  '_reason'?: "reason";
}
