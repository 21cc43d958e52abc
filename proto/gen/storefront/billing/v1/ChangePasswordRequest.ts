// Original file: storefront/billing/v1/billing.proto


export interface ChangePasswordRequest {
  'currentPassword'?: (string);
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface ChangePasswordRequest__Output {
  'currentPassword': (string);
  'password': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}
