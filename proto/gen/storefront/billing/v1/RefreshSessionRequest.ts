// Original file: storefront/billing/v1/billing.proto


export interface RefreshSessionRequest {
  'refreshToken'?: (string);
}

export interface RefreshSessionRequest__Output {
  'refreshToken': (string);
}
