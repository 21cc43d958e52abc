// Original file: storefront/billing/v1/billing.proto


export interface GetCreditNoteRequest {
  'creditNote'?: (string);
}

export interface GetCreditNoteRequest__Output {
  'creditNote': (string);
}
