// Original file: storefront/orders/v1/orders.proto


/**
 * A shipped quantity of one order line.
 */
export interface ShipmentLine {
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
}

/**
 * A shipped quantity of one order line.
 */
export interface ShipmentLine__Output {
  'lineId': (string);
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
}
