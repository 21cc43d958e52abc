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
  /**
   * For ReserveStock: the unit price that the customer was shown, as QuoteLines returned it. Set for every line or for none.
   */
  'unitPrice'?: (string);
  /**
   * For ReserveStock: the tax rate that belongs to unit_price.
   */
  'effectiveGctRate'?: (string);
  '_unitPrice'?: "unitPrice";
  '_effectiveGctRate'?: "effectiveGctRate";
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
  /**
   * For ReserveStock: the unit price that the customer was shown, as QuoteLines returned it. Set for every line or for none.
   */
  'unitPrice'?: (string);
  /**
   * For ReserveStock: the tax rate that belongs to unit_price.
   */
  'effectiveGctRate'?: (string);
  '_unitPrice'?: "unitPrice";
  '_effectiveGctRate'?: "effectiveGctRate";
}
