// Original file: storefront/gateway/v1/gateway.proto


export interface CreateStoreRequest {
  'name'?: (string);
  /**
   * ISO 4217; JMD if unset.
   */
  'currency'?: (string);
  /**
   * 0.15 if unset.
   */
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}

export interface CreateStoreRequest__Output {
  'name': (string);
  /**
   * ISO 4217; JMD if unset.
   */
  'currency'?: (string);
  /**
   * 0.15 if unset.
   */
  'gctRate'?: (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}
