// Original file: storefront/cart/v1/cart.proto


/**
 * A condition that the shopper should resolve before checkout.
 */
export interface CartWarning {
  /**
   * sku_unavailable, out_of_stock, quantity_not_allowed, price_unavailable, price_moved, or price_expired.
   */
  'code'?: (string);
  /**
   * Unset if the warning concerns the whole cart.
   */
  'lineId'?: (string);
  'message'?: (string);
  '_lineId'?: "lineId";
}

/**
 * A condition that the shopper should resolve before checkout.
 */
export interface CartWarning__Output {
  /**
   * sku_unavailable, out_of_stock, quantity_not_allowed, price_unavailable, price_moved, or price_expired.
   */
  'code': (string);
  /**
   * Unset if the warning concerns the whole cart.
   */
  'lineId'?: (string);
  'message': (string);
  '_lineId'?: "lineId";
}
