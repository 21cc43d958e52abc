// Original file: storefront/billing/v1/billing.proto


/**
 * The tax of a period at one rate. The amounts are negative if more was credited and voided than invoiced.
 */
export interface TaxRow {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * The tax of a period at one rate. The amounts are negative if more was credited and voided than invoiced.
 */
export interface TaxRow__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}
