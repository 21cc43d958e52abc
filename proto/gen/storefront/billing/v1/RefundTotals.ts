// Original file: storefront/billing/v1/billing.proto


/**
 * The sums over an order's refunds from which its payment status follows.
 */
export interface RefundTotals {
  'received'?: (string);
  'refunded'?: (string);
  'pending'?: (string);
  'failed'?: (string);
  /**
   * Increases with every change of the order's refunds.
   */
  'revision'?: (number);
}

/**
 * The sums over an order's refunds from which its payment status follows.
 */
export interface RefundTotals__Output {
  'received': (string);
  'refunded': (string);
  'pending': (string);
  'failed': (string);
  /**
   * Increases with every change of the order's refunds.
   */
  'revision': (number);
}
