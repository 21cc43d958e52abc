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
  'requireVerifiedEmail'?: (boolean);
  'name'?: (string);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  'gctRate'?: (string);
  /**
   * The date in the store's time zone from which gct_rate applies; today if unset.
   */
  'gctRateFrom'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
  '_requireVerifiedEmail'?: "requireVerifiedEmail";
  '_name'?: "name";
  '_timeZone'?: "timeZone";
  '_gctRate'?: "gctRate";
  '_gctRateFrom'?: "gctRateFrom";
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
  'requireVerifiedEmail'?: (boolean);
  'name'?: (string);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  'gctRate'?: (string);
  /**
   * The date in the store's time zone from which gct_rate applies; today if unset.
   */
  'gctRateFrom'?: (string);
  '_mode'?: "mode";
  '_onlinePayments'?: "onlinePayments";
  '_couriers'?: "couriers";
  '_signup'?: "signup";
  '_taxRounding'?: "taxRounding";
  '_shippingTax'?: "shippingTax";
  '_contractPrice'?: "contractPrice";
  '_requireVerifiedEmail'?: "requireVerifiedEmail";
  '_name'?: "name";
  '_timeZone'?: "timeZone";
  '_gctRate'?: "gctRate";
  '_gctRateFrom'?: "gctRateFrom";
}
