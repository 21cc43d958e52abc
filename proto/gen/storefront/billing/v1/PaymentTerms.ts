// Original file: storefront/billing/v1/billing.proto


export interface PaymentTerms {
  'code'?: (string);
  'days'?: (number);
}

export interface PaymentTerms__Output {
  'code': (string);
  'days': (number);
}
