// Original file: storefront/billing/v1/billing_sandbox.proto


export interface GetCreditNoteEventRequest {
  'creditNote'?: (string);
}

export interface GetCreditNoteEventRequest__Output {
  'creditNote': (string);
}
