// Original file: storefront/billing/v1/billing.proto


export interface ApplyCreditRequest {
  'customer'?: (string);
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

export interface ApplyCreditRequest__Output {
  'customer': (string);
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
