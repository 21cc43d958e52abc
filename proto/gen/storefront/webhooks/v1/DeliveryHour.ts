// Original file: storefront/webhooks/v1/webhooks.proto


/**
 * The attempts of a subscription in one hour.
 */
export interface DeliveryHour {
  /**
   * The beginning of the hour.
   */
  'hour'?: (string);
  'delivered'?: (number);
  'failed'?: (number);
  /**
   * The median duration of the attempts, and that which 95% of them do not exceed.
   */
  'p50Ms'?: (number);
  'p95Ms'?: (number);
}

/**
 * The attempts of a subscription in one hour.
 */
export interface DeliveryHour__Output {
  /**
   * The beginning of the hour.
   */
  'hour': (string);
  'delivered': (number);
  'failed': (number);
  /**
   * The median duration of the attempts, and that which 95% of them do not exceed.
   */
  'p50Ms': (number);
  'p95Ms': (number);
}
