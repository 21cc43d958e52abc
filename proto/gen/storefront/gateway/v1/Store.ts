// Original file: storefront/gateway/v1/gateway.proto


export interface Store {
  'tenantId'?: (string);
  'mode'?: (string);
  'name'?: (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  'paymentRails'?: (string)[];
  'signup'?: (string);
}

export interface Store__Output {
  'tenantId': (string);
  'mode': (string);
  'name': (string);
  'currency': (string);
  'gctRate': (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  'paymentRails': (string)[];
  'signup': (string);
}
