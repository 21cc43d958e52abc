// Original file: storefront/billing/v1/billing.proto


export interface RenderCreditNoteRequest {
  'creditNote'?: (string);
}

export interface RenderCreditNoteRequest__Output {
  'creditNote': (string);
}
