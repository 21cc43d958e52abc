// Original file: storefront/billing/v1/billing_sandbox.proto


/**
 * What was created, and what it adds up to.
 */
export interface CreateHistoryResponse {
  'customerId'?: (string);
  /**
   * The dates of the first and the last entry.
   */
  'from'?: (string);
  'to'?: (string);
  'invoices'?: (number);
  'payments'?: (number);
  'creditNotes'?: (number);
  'currency'?: (string);
  'amountDue'?: (string);
  'unappliedCredit'?: (string);
  'replayed'?: (boolean);
}

/**
 * What was created, and what it adds up to.
 */
export interface CreateHistoryResponse__Output {
  'customerId': (string);
  /**
   * The dates of the first and the last entry.
   */
  'from': (string);
  'to': (string);
  'invoices': (number);
  'payments': (number);
  'creditNotes': (number);
  'currency': (string);
  'amountDue': (string);
  'unappliedCredit': (string);
  'replayed': (boolean);
}
