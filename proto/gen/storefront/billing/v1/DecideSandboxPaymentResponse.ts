// Original file: storefront/billing/v1/billing.proto


export interface DecideSandboxPaymentResponse {
  'notification'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
}

export interface DecideSandboxPaymentResponse__Output {
  'notification': (Buffer);
  'signature': (string);
}
