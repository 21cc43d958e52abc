// Original file: storefront/gateway/v1/gateway.proto


export interface SetStoreRequest {
  'tenantId'?: (string);
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  'paymentRails'?: (string)[];
  'signup'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
}

export interface SetStoreRequest__Output {
  'tenantId': (string);
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  'paymentRails': (string)[];
  'signup'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
}
