// Original file: storefront/catalog/v1/catalog.proto


/**
 * A SKU and quantity to price.
 */
export interface QuoteLine {
  'sku'?: (string);
  /**
   * In base units; selects the price break. A cart asks for all units of the SKU.
   */
  'quantity'?: (string);
}

/**
 * A SKU and quantity to price.
 */
export interface QuoteLine__Output {
  'sku': (string);
  /**
   * In base units; selects the price break. A cart asks for all units of the SKU.
   */
  'quantity': (string);
}
