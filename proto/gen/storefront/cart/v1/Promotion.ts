// Original file: storefront/cart/v1/cart.proto


/**
 * A discount that a shopper applies by code.
 */
export interface Promotion {
  'code'?: (string);
  /**
   * percent, amount, fixed_price, free_shipping, or buy_x_get_y.
   */
  'kind'?: (string);
  /**
   * A percentage for percent, an amount for amount and fixed_price, and optionally the percentage off the free units for buy_x_get_y.
   */
  'value'?: (string);
  /**
   * Restricts the discount to these SKUs and categories; both empty means every line.
   */
  'skus'?: (string)[];
  /**
   * IDs; CreatePromotion also accepts slugs and paths.
   */
  'categories'?: (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  /**
   * The number of orders that can use the promotion; unset means no limit.
   */
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority'?: (number);
  'combinable'?: (boolean);
  'description'?: (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}

/**
 * A discount that a shopper applies by code.
 */
export interface Promotion__Output {
  'code': (string);
  /**
   * percent, amount, fixed_price, free_shipping, or buy_x_get_y.
   */
  'kind': (string);
  /**
   * A percentage for percent, an amount for amount and fixed_price, and optionally the percentage off the free units for buy_x_get_y.
   */
  'value'?: (string);
  /**
   * Restricts the discount to these SKUs and categories; both empty means every line.
   */
  'skus': (string)[];
  /**
   * IDs; CreatePromotion also accepts slugs and paths.
   */
  'categories': (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  /**
   * The number of orders that can use the promotion; unset means no limit.
   */
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority': (number);
  'combinable': (boolean);
  'description': (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}
