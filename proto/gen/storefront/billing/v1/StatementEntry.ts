// Original file: storefront/billing/v1/billing.proto


/**
 * A document, payment, or refund. Either debit or credit is set.
 */
export interface StatementEntry {
  /**
   * When it was recorded.
   */
  'date'?: (string);
  /**
   * INVOICE, PAYMENT, CREDIT_NOTE, REFUND, REVERSAL, or ADJUSTMENT.
   */
  'type'?: (string);
  'number'?: (string);
  'reference'?: (string);
  'description'?: (string);
  'debit'?: (string);
  'credit'?: (string);
  'balance'?: (string);
  'invoiceId'?: (string);
  '_number'?: "number";
  '_reference'?: "reference";
  '_debit'?: "debit";
  '_credit'?: "credit";
  '_invoiceId'?: "invoiceId";
}

/**
 * A document, payment, or refund. Either debit or credit is set.
 */
export interface StatementEntry__Output {
  /**
   * When it was recorded.
   */
  'date': (string);
  /**
   * INVOICE, PAYMENT, CREDIT_NOTE, REFUND, REVERSAL, or ADJUSTMENT.
   */
  'type': (string);
  'number'?: (string);
  'reference'?: (string);
  'description': (string);
  'debit'?: (string);
  'credit'?: (string);
  'balance': (string);
  'invoiceId'?: (string);
  '_number'?: "number";
  '_reference'?: "reference";
  '_debit'?: "debit";
  '_credit'?: "credit";
  '_invoiceId'?: "invoiceId";
}
