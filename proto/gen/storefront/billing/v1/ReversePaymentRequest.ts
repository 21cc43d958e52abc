// Original file: storefront/billing/v1/billing.proto


// Original file: storefront/billing/v1/billing.proto

/**
 * Why the money is not there.
 */
export const _storefront_billing_v1_ReversePaymentRequest_Reason = {
  REASON_UNSPECIFIED: 'REASON_UNSPECIFIED',
  /**
   * A check or direct debit was returned.
   */
  BOUNCED: 'BOUNCED',
  /**
   * The payer disputed the payment and won.
   */
  DISPUTE_LOST: 'DISPUTE_LOST',
  /**
   * The payment was recorded by mistake.
   */
  ERROR: 'ERROR',
} as const;

/**
 * Why the money is not there.
 */
export type _storefront_billing_v1_ReversePaymentRequest_Reason =
  | 'REASON_UNSPECIFIED'
  | 0
  /**
   * A check or direct debit was returned.
   */
  | 'BOUNCED'
  | 1
  /**
   * The payer disputed the payment and won.
   */
  | 'DISPUTE_LOST'
  | 2
  /**
   * The payment was recorded by mistake.
   */
  | 'ERROR'
  | 3

/**
 * Why the money is not there.
 */
export type _storefront_billing_v1_ReversePaymentRequest_Reason__Output = typeof _storefront_billing_v1_ReversePaymentRequest_Reason[keyof typeof _storefront_billing_v1_ReversePaymentRequest_Reason]

/**
 * Request for ReversePayment.
 */
export interface ReversePaymentRequest {
  /**
   * An ID or a number.
   */
  'invoice'?: (string);
  /**
   * The ID of one of its payments.
   */
  'payment'?: (string);
  'reason'?: (_storefront_billing_v1_ReversePaymentRequest_Reason);
  /**
   * The day of the reversal as an ISO-8601 date; by default, today.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one reverses nothing.
   */
  'reference'?: (string);
  /**
   * A UUID. A repeated one reverses nothing.
   */
  'requestKey'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
  '_requestKey'?: "requestKey";
}

/**
 * Request for ReversePayment.
 */
export interface ReversePaymentRequest__Output {
  /**
   * An ID or a number.
   */
  'invoice': (string);
  /**
   * The ID of one of its payments.
   */
  'payment': (string);
  'reason': (_storefront_billing_v1_ReversePaymentRequest_Reason__Output);
  /**
   * The day of the reversal as an ISO-8601 date; by default, today.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one reverses nothing.
   */
  'reference'?: (string);
  /**
   * A UUID. A repeated one reverses nothing.
   */
  'requestKey'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
  '_requestKey'?: "requestKey";
}
