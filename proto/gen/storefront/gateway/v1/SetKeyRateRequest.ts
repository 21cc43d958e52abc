// Original file: storefront/gateway/v1/gateway.proto


export interface SetKeyRateRequest {
  'keyId'?: (string);
  'ratePerMinute'?: (number);
}

export interface SetKeyRateRequest__Output {
  'keyId': (string);
  'ratePerMinute': (number);
}
