// Original file: storefront/events/v1/events.proto


/**
 * Data of payment.disputed, an internal event from billing to orders about a disputed payment of an order or its invoice.
 */
export interface PaymentDisputed {
  'orderId'?: (string);
  'paymentSessionId'?: (string);
  /**
   * The gateway's reference of the dispute.
   */
  'dispute'?: (string);
  /**
   * OPEN, LOST, or WON. Each is published once.
   */
  'status'?: (string);
  /**
   * What is disputed.
   */
  'amount'?: (string);
  'currency'?: (string);
}

/**
 * Data of payment.disputed, an internal event from billing to orders about a disputed payment of an order or its invoice.
 */
export interface PaymentDisputed__Output {
  'orderId': (string);
  'paymentSessionId': (string);
  /**
   * The gateway's reference of the dispute.
   */
  'dispute': (string);
  /**
   * OPEN, LOST, or WON. Each is published once.
   */
  'status': (string);
  /**
   * What is disputed.
   */
  'amount': (string);
  'currency': (string);
}
