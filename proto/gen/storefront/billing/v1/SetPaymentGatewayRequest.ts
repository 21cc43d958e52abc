// Original file: storefront/billing/v1/billing.proto


export interface SetPaymentGatewayRequest {
  'apiKey'?: (string);
  'webhookSecret'?: (string);
  /**
   * Unset for the default.
   */
  'apiBase'?: (string);
  '_apiBase'?: "apiBase";
}

export interface SetPaymentGatewayRequest__Output {
  'apiKey': (string);
  'webhookSecret': (string);
  /**
   * Unset for the default.
   */
  'apiBase'?: (string);
  '_apiBase'?: "apiBase";
}
