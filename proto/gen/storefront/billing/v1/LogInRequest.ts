// Original file: storefront/billing/v1/billing.proto


export interface LogInRequest {
  'email'?: (string);
  'password'?: (string);
  'clientAddress'?: (string);
}

export interface LogInRequest__Output {
  'email': (string);
  'password': (string);
  'clientAddress': (string);
}
