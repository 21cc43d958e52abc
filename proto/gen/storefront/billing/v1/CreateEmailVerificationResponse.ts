// Original file: storefront/billing/v1/billing.proto


export interface CreateEmailVerificationResponse {
  'verificationToken'?: (string);
  'expiresAt'?: (string);
  'email'?: (string);
}

export interface CreateEmailVerificationResponse__Output {
  'verificationToken': (string);
  'expiresAt': (string);
  'email': (string);
}
