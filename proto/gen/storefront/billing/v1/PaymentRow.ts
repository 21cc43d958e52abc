// Original file: storefront/billing/v1/billing.proto


/**
 * Money that a customer paid.
 */
export interface PaymentRow {
  'date'?: (string);
  /**
   * The email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * The store's reference of a recorded payment.
   */
  'reference'?: (string);
  /**
   * session or recorded.
   */
  'source'?: (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status'?: (string);
  '_reference'?: "reference";
}

/**
 * Money that a customer paid.
 */
export interface PaymentRow__Output {
  'date': (string);
  /**
   * The email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * The store's reference of a recorded payment.
   */
  'reference'?: (string);
  /**
   * session or recorded.
   */
  'source': (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status': (string);
  '_reference'?: "reference";
}
