// Original file: storefront/billing/v1/billing.proto


export interface CreateEmailVerificationRequest {
  /**
   * Unset for the present email.
   */
  'email'?: (string);
  '_email'?: "email";
}

export interface CreateEmailVerificationRequest__Output {
  /**
   * Unset for the present email.
   */
  'email'?: (string);
  '_email'?: "email";
}
