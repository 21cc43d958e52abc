// Original file: storefront/billing/v1/billing.proto


export interface TaxBreakdown {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

export interface TaxBreakdown__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}
