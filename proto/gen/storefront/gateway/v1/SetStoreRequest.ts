// Original file: storefront/gateway/v1/gateway.proto


export interface SetStoreRequest {
  'tenantId'?: (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails'?: (string)[];
  'signup'?: (string);
  'taxRounding'?: (string);
  'shippingTax'?: (string);
  'contractPrice'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
}

export interface SetStoreRequest__Output {
  'tenantId': (string);
  /**
   * Unset means both modes.
   */
  'mode'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails': (string)[];
  'signup'?: (string);
  'taxRounding'?: (string);
  'shippingTax'?: (string);
  'contractPrice'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
}
