// Original file: storefront/billing/v1/billing.proto


export interface ConfirmPasswordResetRequest {
  'resetToken'?: (string);
  'password'?: (string);
}

export interface ConfirmPasswordResetRequest__Output {
  'resetToken': (string);
  'password': (string);
}
