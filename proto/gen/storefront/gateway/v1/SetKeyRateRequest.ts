// Original file: storefront/gateway/v1/gateway.proto


export interface SetKeyRateRequest {
  'keyId'?: (string);
  'ratePerMinute'?: (number);
  /**
   * Unset leaves what is stored; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerClient'?: "ratePerClient";
}

export interface SetKeyRateRequest__Output {
  'keyId': (string);
  'ratePerMinute': (number);
  /**
   * Unset leaves what is stored; publishable keys only.
   */
  'ratePerClient'?: (number);
  '_ratePerClient'?: "ratePerClient";
}
