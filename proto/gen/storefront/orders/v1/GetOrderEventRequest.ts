// Original file: storefront/orders/v1/orders_sandbox.proto


/**
 * The ID or number of an order.
 */
export interface GetOrderEventRequest {
  'order'?: (string);
}

/**
 * The ID or number of an order.
 */
export interface GetOrderEventRequest__Output {
  'order': (string);
}
