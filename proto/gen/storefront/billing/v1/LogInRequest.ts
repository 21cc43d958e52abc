// Original file: storefront/billing/v1/billing.proto


export interface LogInRequest {
  'email'?: (string);
  'password'?: (string);
  /**
   * The shopper's network address, for the limit on failed attempts.
   */
  'clientAddress'?: (string);
}

export interface LogInRequest__Output {
  'email': (string);
  'password': (string);
  /**
   * The shopper's network address, for the limit on failed attempts.
   */
  'clientAddress': (string);
}
