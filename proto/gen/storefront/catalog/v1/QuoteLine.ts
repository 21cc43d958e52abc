// Original file: storefront/catalog/v1/catalog.proto


/**
 * A SKU and quantity to price.
 */
export interface QuoteLine {
  'sku'?: (string);
  /**
   * In base units; selects the price break.
   */
  'quantity'?: (string);
}

/**
 * A SKU and quantity to price.
 */
export interface QuoteLine__Output {
  'sku': (string);
  /**
   * In base units; selects the price break.
   */
  'quantity': (string);
}
