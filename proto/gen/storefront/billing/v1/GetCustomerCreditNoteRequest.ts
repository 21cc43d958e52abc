// Original file: storefront/billing/v1/billing.proto


export interface GetCustomerCreditNoteRequest {
  'creditNoteId'?: (string);
}

export interface GetCustomerCreditNoteRequest__Output {
  'creditNoteId': (string);
}
