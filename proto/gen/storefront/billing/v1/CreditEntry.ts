// Original file: storefront/billing/v1/billing.proto


export interface CreditEntry {
  'at'?: (string);
  'kind'?: (string);
  'amount'?: (string);
  'reference'?: (string);
}

export interface CreditEntry__Output {
  'at': (string);
  'kind': (string);
  'amount': (string);
  'reference': (string);
}
