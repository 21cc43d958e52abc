// Original file: storefront/billing/v1/billing.proto


export interface ListCustomerCreditNotesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCustomerCreditNotesRequest__Output {
  'limit': (number);
  'offset': (number);
}
