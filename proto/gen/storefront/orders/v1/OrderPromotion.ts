// Original file: storefront/orders/v1/orders.proto


/**
 * A promotion that reduced the order.
 */
export interface OrderPromotion {
  'code'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
}

/**
 * A promotion that reduced the order.
 */
export interface OrderPromotion__Output {
  'code': (string);
  'description': (string);
  'discountAmount': (string);
}
