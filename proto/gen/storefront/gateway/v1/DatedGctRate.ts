// Original file: storefront/gateway/v1/gateway.proto


/**
 * A tax rate that applies from a date in the store's time zone.
 */
export interface DatedGctRate {
  'from'?: (string);
  'rate'?: (string);
  '_from'?: "from";
}

/**
 * A tax rate that applies from a date in the store's time zone.
 */
export interface DatedGctRate__Output {
  'from'?: (string);
  'rate': (string);
  '_from'?: "from";
}
