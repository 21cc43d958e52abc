// Original file: storefront/orders/v1/orders.proto


export interface CloseAccountRequest {
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

export interface CloseAccountRequest__Output {
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
