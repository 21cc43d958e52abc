// Original file: storefront/gateway/v1/gateway.proto


/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store {
  'tenantId'?: (string);
  /**
   * sandbox or live.
   */
  'mode'?: (string);
  'name'?: (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails'?: (string)[];
  /**
   * open or approval.
   */
  'signup'?: (string);
  /**
   * line or rate.
   */
  'taxRounding'?: (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax'?: (string);
  /**
   * always or lowest.
   */
  'contractPrice'?: (string);
}

/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store__Output {
  'tenantId': (string);
  /**
   * sandbox or live.
   */
  'mode': (string);
  'name': (string);
  'currency': (string);
  'gctRate': (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails': (string)[];
  /**
   * open or approval.
   */
  'signup': (string);
  /**
   * line or rate.
   */
  'taxRounding': (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax': (string);
  /**
   * always or lowest.
   */
  'contractPrice': (string);
}
