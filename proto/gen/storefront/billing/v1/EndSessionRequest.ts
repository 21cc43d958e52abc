// Original file: storefront/billing/v1/billing.proto


export interface EndSessionRequest {
  'refreshToken'?: (string);
}

export interface EndSessionRequest__Output {
  'refreshToken': (string);
}
