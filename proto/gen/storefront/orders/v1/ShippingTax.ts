// Original file: storefront/orders/v1/orders.proto


/**
 * A part of an order's shipping and its tax.
 */
export interface ShippingTax {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * A part of an order's shipping and its tax.
 */
export interface ShippingTax__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}
