// Original file: storefront/orders/v1/orders.proto


/**
 * Request for GetStoreOrder.
 */
export interface GetStoreOrderRequest {
  /**
   * An ID or a number.
   */
  'order'?: (string);
}

/**
 * Request for GetStoreOrder.
 */
export interface GetStoreOrderRequest__Output {
  /**
   * An ID or a number.
   */
  'order': (string);
}
