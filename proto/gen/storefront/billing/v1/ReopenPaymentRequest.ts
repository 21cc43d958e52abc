// Original file: storefront/billing/v1/billing.proto


export interface ReopenPaymentRequest {
  'orderId'?: (string);
}

export interface ReopenPaymentRequest__Output {
  'orderId': (string);
}
