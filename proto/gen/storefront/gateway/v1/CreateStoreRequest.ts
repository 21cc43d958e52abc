// Original file: storefront/gateway/v1/gateway.proto


export interface CreateStoreRequest {
  'name'?: (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}

export interface CreateStoreRequest__Output {
  'name': (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  '_currency'?: "currency";
  '_gctRate'?: "gctRate";
}
