// Original file: storefront/billing/v1/billing.proto


/**
 * A payment toward an invoice.
 */
export interface InvoicePayment {
  'id'?: (string);
  'amount'?: (string);
  'paidAt'?: (string);
  /**
   * session, recorded, or credit.
   */
  'source'?: (string);
  /**
   * The store's reference of a recorded payment or applied credit.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}

/**
 * A payment toward an invoice.
 */
export interface InvoicePayment__Output {
  'id': (string);
  'amount': (string);
  'paidAt': (string);
  /**
   * session, recorded, or credit.
   */
  'source': (string);
  /**
   * The store's reference of a recorded payment or applied credit.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}
