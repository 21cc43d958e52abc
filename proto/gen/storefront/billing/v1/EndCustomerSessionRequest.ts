// Original file: storefront/billing/v1/billing.proto


export interface EndCustomerSessionRequest {
  'sessionId'?: (string);
}

export interface EndCustomerSessionRequest__Output {
  'sessionId': (string);
}
