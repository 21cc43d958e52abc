// Original file: storefront/billing/v1/billing.proto


export interface GetInvoicesPaymentRequest {
  'sessionId'?: (string);
}

export interface GetInvoicesPaymentRequest__Output {
  'sessionId': (string);
}
