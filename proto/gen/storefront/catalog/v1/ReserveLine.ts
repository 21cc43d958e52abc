// Original file: storefront/catalog/v1/catalog.proto


/**
 * A quantity of one SKU to reserve or ship.
 */
export interface ReserveLine {
  /**
   * The cart line, returned in a StockIssue.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
}

/**
 * A quantity of one SKU to reserve or ship.
 */
export interface ReserveLine__Output {
  /**
   * The cart line, returned in a StockIssue.
   */
  'lineId': (string);
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
}
