// Original file: storefront/billing/v1/billing.proto


/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}
