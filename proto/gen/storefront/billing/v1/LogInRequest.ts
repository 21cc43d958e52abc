// Original file: storefront/billing/v1/billing.proto


export interface LogInRequest {
  'email'?: (string);
  'password'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface LogInRequest__Output {
  'email': (string);
  'password': (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}
