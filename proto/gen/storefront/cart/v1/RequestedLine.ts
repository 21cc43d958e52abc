// Original file: storefront/cart/v1/cart.proto


/**
 * A line to be added.
 */
export interface RequestedLine {
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

/**
 * A line to be added.
 */
export interface RequestedLine__Output {
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}
