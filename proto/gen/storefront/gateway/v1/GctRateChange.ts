// Original file: storefront/gateway/v1/gateway.proto


/**
 * A scheduled change of a store's tax rate.
 */
export interface GctRateChange {
  /**
   * A date in the store's time zone.
   */
  'from'?: (string);
  /**
   * When that date begins.
   */
  'at'?: (string);
  'rate'?: (string);
}

/**
 * A scheduled change of a store's tax rate.
 */
export interface GctRateChange__Output {
  /**
   * A date in the store's time zone.
   */
  'from': (string);
  /**
   * When that date begins.
   */
  'at': (string);
  'rate': (string);
}
