// Original file: storefront/billing/v1/billing.proto


export interface RecordPaymentRequest {
  'invoice'?: (string);
  'amount'?: (string);
  /**
   * The day of the payment as an ISO-8601 date; by default, the payment is recorded at the current time.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one books nothing.
   */
  'reference'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
}

export interface RecordPaymentRequest__Output {
  'invoice': (string);
  'amount': (string);
  /**
   * The day of the payment as an ISO-8601 date; by default, the payment is recorded at the current time.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one books nothing.
   */
  'reference'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
}
