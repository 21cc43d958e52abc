// Original file: storefront/billing/v1/billing.proto


export interface GetSandboxPaymentRequest {
  'sessionId'?: (string);
}

export interface GetSandboxPaymentRequest__Output {
  'sessionId': (string);
}
