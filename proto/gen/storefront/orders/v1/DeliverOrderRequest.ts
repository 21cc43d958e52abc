// Original file: storefront/orders/v1/orders.proto


export interface DeliverOrderRequest {
  /**
   * An ID or a number.
   */
  'order'?: (string);
}

export interface DeliverOrderRequest__Output {
  /**
   * An ID or a number.
   */
  'order': (string);
}
