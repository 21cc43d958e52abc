// Original file: storefront/billing/v1/billing.proto


/**
 * Money that a customer paid.
 */
export interface CustomerPayment {
  'id'?: (string);
  'currency'?: (string);
  'amount'?: (string);
  'reversedAmount'?: (string);
  'paidAt'?: (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}

/**
 * Money that a customer paid.
 */
export interface CustomerPayment__Output {
  'id': (string);
  'currency': (string);
  'amount': (string);
  'reversedAmount': (string);
  'paidAt': (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}
