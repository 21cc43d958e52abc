// Original file: storefront/orders/v1/orders.proto


export interface GetOrderRequest {
  'orderId'?: (string);
  /**
   * Adds the images of the lines.
   */
  'withImages'?: (boolean);
}

export interface GetOrderRequest__Output {
  'orderId': (string);
  /**
   * Adds the images of the lines.
   */
  'withImages': (boolean);
}
