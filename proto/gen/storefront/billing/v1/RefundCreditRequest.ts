// Original file: storefront/billing/v1/billing.proto


export interface RefundCreditRequest {
  /**
   * An ID or email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
}

export interface RefundCreditRequest__Output {
  /**
   * An ID or email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference': (string);
}
