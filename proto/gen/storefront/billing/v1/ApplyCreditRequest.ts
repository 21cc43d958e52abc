// Original file: storefront/billing/v1/billing.proto


/**
 * Request for ApplyCredit.
 */
export interface ApplyCreditRequest {
  /**
   * An ID or an email.
   */
  'customer'?: (string);
  /**
   * An ID or a number.
   */
  'invoice'?: (string);
  /**
   * Unset applies as much as possible.
   */
  'amount'?: (string);
  /**
   * The store's reference. A repeated one applies nothing.
   */
  'reference'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
}

/**
 * Request for ApplyCredit.
 */
export interface ApplyCreditRequest__Output {
  /**
   * An ID or an email.
   */
  'customer': (string);
  /**
   * An ID or a number.
   */
  'invoice': (string);
  /**
   * Unset applies as much as possible.
   */
  'amount'?: (string);
  /**
   * The store's reference. A repeated one applies nothing.
   */
  'reference'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
}
