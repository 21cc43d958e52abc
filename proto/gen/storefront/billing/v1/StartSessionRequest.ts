// Original file: storefront/billing/v1/billing.proto


export interface StartSessionRequest {
  'customerId'?: (string);
}

export interface StartSessionRequest__Output {
  'customerId': (string);
}
