// Original file: storefront/billing/v1/billing.proto


export interface GetCreditRequest {
  'customer'?: (string);
}

export interface GetCreditRequest__Output {
  'customer': (string);
}
