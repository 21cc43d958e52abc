// Original file: storefront/billing/v1/billing.proto


export interface CreatePasswordResetRequest {
  'email'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface CreatePasswordResetRequest__Output {
  'email': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}
