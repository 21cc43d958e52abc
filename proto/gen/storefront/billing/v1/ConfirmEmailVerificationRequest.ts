// Original file: storefront/billing/v1/billing.proto


export interface ConfirmEmailVerificationRequest {
  'verificationToken'?: (string);
}

export interface ConfirmEmailVerificationRequest__Output {
  'verificationToken': (string);
}
