// Original file: storefront/billing/v1/billing.proto


export interface ReleasePaymentRequest {
  'checkoutId'?: (string);
}

export interface ReleasePaymentRequest__Output {
  'checkoutId': (string);
}
