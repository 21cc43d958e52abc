// Original file: storefront/billing/v1/billing.proto


export interface DecideSandboxPaymentResponse {
  /**
   * The signed bytes.
   */
  'notification'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
}

export interface DecideSandboxPaymentResponse__Output {
  /**
   * The signed bytes.
   */
  'notification': (Buffer);
  'signature': (string);
}
