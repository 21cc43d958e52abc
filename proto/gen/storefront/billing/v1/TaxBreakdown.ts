// Original file: storefront/billing/v1/billing.proto


/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
  /**
   * The amount is exempt because of the customer's certificate, as opposed to taxed at rate 0.
   */
  'exempt'?: (boolean);
}

/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
  /**
   * The amount is exempt because of the customer's certificate, as opposed to taxed at rate 0.
   */
  'exempt': (boolean);
}
