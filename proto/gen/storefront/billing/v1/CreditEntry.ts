// Original file: storefront/billing/v1/billing.proto


/**
 * One entry of a credit account's ledger.
 */
export interface CreditEntry {
  'at'?: (string);
  /**
   * hold, release, post, payment, credit_note, or void.
   */
  'kind'?: (string);
  'amount'?: (string);
  /**
   * The checkout ID or invoice number that caused the entry.
   */
  'reference'?: (string);
  /**
   * Unset if billing does not have the number, such as for a checkout without an invoice.
   */
  'orderNumber'?: (string);
  '_orderNumber'?: "orderNumber";
}

/**
 * One entry of a credit account's ledger.
 */
export interface CreditEntry__Output {
  'at': (string);
  /**
   * hold, release, post, payment, credit_note, or void.
   */
  'kind': (string);
  'amount': (string);
  /**
   * The checkout ID or invoice number that caused the entry.
   */
  'reference': (string);
  /**
   * Unset if billing does not have the number, such as for a checkout without an invoice.
   */
  'orderNumber'?: (string);
  '_orderNumber'?: "orderNumber";
}
