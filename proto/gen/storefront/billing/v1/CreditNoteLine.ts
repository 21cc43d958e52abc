// Original file: storefront/billing/v1/billing.proto


/**
 * A returned quantity of an invoice's line.
 */
export interface CreditNoteLine {
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'unitPrice'?: (string);
  'effectiveGctRate'?: (string);
  'netAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * A returned quantity of an invoice's line.
 */
export interface CreditNoteLine__Output {
  'sku': (string);
  'description': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'unitPrice': (string);
  'effectiveGctRate': (string);
  'netAmount': (string);
  'gctAmount': (string);
}
