// Original file: storefront/billing/v1/billing.proto


export interface ListCreditNotesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCreditNotesRequest__Output {
  'limit': (number);
  'offset': (number);
}
