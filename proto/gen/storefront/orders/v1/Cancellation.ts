// Original file: storefront/orders/v1/orders.proto


/**
 * Who canceled an order and why.
 */
export interface Cancellation {
  'reason'?: (string);
  'reasonCode'?: (string);
  'cancelledAt'?: (string);
  /**
   * shopper, store, or system.
   */
  'actor'?: (string);
}

/**
 * Who canceled an order and why.
 */
export interface Cancellation__Output {
  'reason': (string);
  'reasonCode': (string);
  'cancelledAt': (string);
  /**
   * shopper, store, or system.
   */
  'actor': (string);
}
