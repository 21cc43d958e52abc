// Original file: storefront/billing/v1/billing.proto


/**
 * A session of a customer.
 */
export interface CustomerSession {
  'id'?: (string);
  'createdAt'?: (string);
  /**
   * When it began or was last refreshed.
   */
  'lastUsedAt'?: (string);
  'expiresAt'?: (string);
  /**
   * Whether it is the one that calls.
   */
  'isCurrent'?: (boolean);
}

/**
 * A session of a customer.
 */
export interface CustomerSession__Output {
  'id': (string);
  'createdAt': (string);
  /**
   * When it began or was last refreshed.
   */
  'lastUsedAt': (string);
  'expiresAt': (string);
  /**
   * Whether it is the one that calls.
   */
  'isCurrent': (boolean);
}
