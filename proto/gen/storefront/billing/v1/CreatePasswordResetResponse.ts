// Original file: storefront/billing/v1/billing.proto


export interface CreatePasswordResetResponse {
  'resetToken'?: (string);
  'expiresAt'?: (string);
  'customerId'?: (string);
  '_resetToken'?: "resetToken";
  '_expiresAt'?: "expiresAt";
  '_customerId'?: "customerId";
}

export interface CreatePasswordResetResponse__Output {
  'resetToken'?: (string);
  'expiresAt'?: (string);
  'customerId'?: (string);
  '_resetToken'?: "resetToken";
  '_expiresAt'?: "expiresAt";
  '_customerId'?: "customerId";
}
