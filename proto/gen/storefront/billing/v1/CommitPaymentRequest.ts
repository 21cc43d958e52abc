// Original file: storefront/billing/v1/billing.proto


export interface CommitPaymentRequest {
  'checkoutId'?: (string);
}

export interface CommitPaymentRequest__Output {
  'checkoutId': (string);
}
