// Original file: storefront/billing/v1/billing.proto


/**
 * What an invoice receives of a payment.
 */
export interface PaymentAllocation {
  /**
   * An ID or number.
   */
  'invoice'?: (string);
  'amount'?: (string);
}

/**
 * What an invoice receives of a payment.
 */
export interface PaymentAllocation__Output {
  /**
   * An ID or number.
   */
  'invoice': (string);
  'amount': (string);
}
