// Original file: storefront/billing/v1/billing.proto


export interface RecordPaymentRequest {
  'invoice'?: (string);
  'amount'?: (string);
}

export interface RecordPaymentRequest__Output {
  'invoice': (string);
  'amount': (string);
}
