// Original file: storefront/billing/v1/billing.proto


export interface BeginAccountClosingRequest {
  'closingId'?: (string);
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
  '_password'?: "password";
}

export interface BeginAccountClosingRequest__Output {
  'closingId': (string);
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
  '_password'?: "password";
}
