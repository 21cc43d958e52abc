// Original file: storefront/orders/v1/orders.proto


export interface CancelStoreOrderRequest {
  /**
   * An ID or a number.
   */
  'order'?: (string);
  'reason'?: (string);
}

export interface CancelStoreOrderRequest__Output {
  /**
   * An ID or a number.
   */
  'order': (string);
  'reason': (string);
}
