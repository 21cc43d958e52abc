// Original file: storefront/billing/v1/billing.proto


export interface RefundCreditResponse {
  /**
   * What is left.
   */
  'unappliedCredit'?: (string);
}

export interface RefundCreditResponse__Output {
  /**
   * What is left.
   */
  'unappliedCredit': (string);
}
