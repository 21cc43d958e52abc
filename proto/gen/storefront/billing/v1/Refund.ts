// Original file: storefront/billing/v1/billing.proto


// Original file: storefront/billing/v1/billing.proto

export const _storefront_billing_v1_Refund_Method = {
  METHOD_UNSPECIFIED: 'METHOD_UNSPECIFIED',
  /**
   * Through the payment gateway that received the money.
   */
  GATEWAY: 'GATEWAY',
  /**
   * Outside the system, recorded by the store.
   */
  BY_HAND: 'BY_HAND',
  /**
   * To the customer's unapplied credit.
   */
  CREDIT: 'CREDIT',
} as const;

export type _storefront_billing_v1_Refund_Method =
  | 'METHOD_UNSPECIFIED'
  | 0
  /**
   * Through the payment gateway that received the money.
   */
  | 'GATEWAY'
  | 1
  /**
   * Outside the system, recorded by the store.
   */
  | 'BY_HAND'
  | 2
  /**
   * To the customer's unapplied credit.
   */
  | 'CREDIT'
  | 3

export type _storefront_billing_v1_Refund_Method__Output = typeof _storefront_billing_v1_Refund_Method[keyof typeof _storefront_billing_v1_Refund_Method]

// Original file: storefront/billing/v1/billing.proto

export const _storefront_billing_v1_Refund_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const;

export type _storefront_billing_v1_Refund_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'PENDING'
  | 1
  | 'SUCCEEDED'
  | 2
  | 'FAILED'
  | 3

export type _storefront_billing_v1_Refund_Status__Output = typeof _storefront_billing_v1_Refund_Status[keyof typeof _storefront_billing_v1_Refund_Status]

/**
 * Money that is returned to a customer.
 */
export interface Refund {
  'id'?: (string);
  'status'?: (_storefront_billing_v1_Refund_Status);
  'method'?: (_storefront_billing_v1_Refund_Method);
  'amount'?: (string);
  'currency'?: (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  'paymentSessionId'?: (string);
  'creditNoteId'?: (string);
  /**
   * True if the order was already paid by other money.
   */
  'isOverpayment'?: (boolean);
  'providerReference'?: (string);
  /**
   * The store's reference of a refund by hand.
   */
  'reference'?: (string);
  'failureCode'?: (string);
  /**
   * The refund that replaced this failed one.
   */
  'replacedBy'?: (string);
  'createdAt'?: (string);
  'settledAt'?: (string);
  /**
   * Unset in events, and if billing does not have the number.
   */
  'orderNumber'?: (string);
  '_invoiceId'?: "invoiceId";
  '_paymentSessionId'?: "paymentSessionId";
  '_creditNoteId'?: "creditNoteId";
  '_providerReference'?: "providerReference";
  '_reference'?: "reference";
  '_failureCode'?: "failureCode";
  '_replacedBy'?: "replacedBy";
  '_settledAt'?: "settledAt";
  '_orderNumber'?: "orderNumber";
}

/**
 * Money that is returned to a customer.
 */
export interface Refund__Output {
  'id': (string);
  'status': (_storefront_billing_v1_Refund_Status__Output);
  'method': (_storefront_billing_v1_Refund_Method__Output);
  'amount': (string);
  'currency': (string);
  'orderId': (string);
  'invoiceId'?: (string);
  'paymentSessionId'?: (string);
  'creditNoteId'?: (string);
  /**
   * True if the order was already paid by other money.
   */
  'isOverpayment': (boolean);
  'providerReference'?: (string);
  /**
   * The store's reference of a refund by hand.
   */
  'reference'?: (string);
  'failureCode'?: (string);
  /**
   * The refund that replaced this failed one.
   */
  'replacedBy'?: (string);
  'createdAt': (string);
  'settledAt'?: (string);
  /**
   * Unset in events, and if billing does not have the number.
   */
  'orderNumber'?: (string);
  '_invoiceId'?: "invoiceId";
  '_paymentSessionId'?: "paymentSessionId";
  '_creditNoteId'?: "creditNoteId";
  '_providerReference'?: "providerReference";
  '_reference'?: "reference";
  '_failureCode'?: "failureCode";
  '_replacedBy'?: "replacedBy";
  '_settledAt'?: "settledAt";
  '_orderNumber'?: "orderNumber";
}
