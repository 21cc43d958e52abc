// Original file: storefront/billing/v1/billing_sandbox.proto


export interface GetPaymentEventRequest {
  'sessionId'?: (string);
}

export interface GetPaymentEventRequest__Output {
  'sessionId': (string);
}
