// Original file: storefront/cart/v1/cart.proto


/**
 * A reason why the cart's amounts can no longer be charged.
 */
export interface PriceIssue {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * not_priced, price_expired, price_moved, or sku_unavailable.
   */
  'code'?: (string);
  'detail'?: (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * A reason why the cart's amounts can no longer be charged.
 */
export interface PriceIssue__Output {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * not_priced, price_expired, price_moved, or sku_unavailable.
   */
  'code': (string);
  'detail': (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}
