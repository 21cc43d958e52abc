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
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status'?: (string);
  'reversedAmount'?: (string);
  /**
   * BOUNCED, DISPUTE_LOST, or ERROR; this field and the following ones are those of the last reversal.
   */
  'reversalReason'?: (string);
  /**
   * An ISO-8601 date.
   */
  'reversedOn'?: (string);
  'reversalReference'?: (string);
  '_reference'?: "reference";
  '_reversalReason'?: "reversalReason";
  '_reversedOn'?: "reversedOn";
  '_reversalReference'?: "reversalReference";
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
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status': (string);
  'reversedAmount': (string);
  /**
   * BOUNCED, DISPUTE_LOST, or ERROR; this field and the following ones are those of the last reversal.
   */
  'reversalReason'?: (string);
  /**
   * An ISO-8601 date.
   */
  'reversedOn'?: (string);
  'reversalReference'?: (string);
  '_reference'?: "reference";
  '_reversalReason'?: "reversalReason";
  '_reversedOn'?: "reversedOn";
  '_reversalReference'?: "reversalReference";
}
