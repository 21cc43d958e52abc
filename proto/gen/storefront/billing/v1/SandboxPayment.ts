// Original file: storefront/billing/v1/billing_sandbox.proto


// Original file: storefront/billing/v1/billing_sandbox.proto

/**
 * What happens on the payment page.
 */
export const _storefront_billing_v1_SandboxPayment_Outcome = {
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  PAY: 'PAY',
  DECLINE: 'DECLINE',
  CANCEL: 'CANCEL',
} as const;

/**
 * What happens on the payment page.
 */
export type _storefront_billing_v1_SandboxPayment_Outcome =
  | 'OUTCOME_UNSPECIFIED'
  | 0
  | 'PAY'
  | 1
  | 'DECLINE'
  | 2
  | 'CANCEL'
  | 3

/**
 * What happens on the payment page.
 */
export type _storefront_billing_v1_SandboxPayment_Outcome__Output = typeof _storefront_billing_v1_SandboxPayment_Outcome[keyof typeof _storefront_billing_v1_SandboxPayment_Outcome]

/**
 * A payment that the sandbox gateway makes without the shopper.
 */
export interface SandboxPayment {
  'id'?: (string);
  'outcome'?: (_storefront_billing_v1_SandboxPayment_Outcome);
  /**
   * How long after the session was opened it happens, by the store's clock.
   */
  'delaySeconds'?: (number);
  /**
   * The amount that is paid, if it differs from that of the session.
   */
  'amount'?: (string);
  /**
   * The session that it was assigned to, and when it happens.
   */
  'sessionId'?: (string);
  'dueAt'?: (string);
  '_amount'?: "amount";
  '_sessionId'?: "sessionId";
  '_dueAt'?: "dueAt";
}

/**
 * A payment that the sandbox gateway makes without the shopper.
 */
export interface SandboxPayment__Output {
  'id': (string);
  'outcome': (_storefront_billing_v1_SandboxPayment_Outcome__Output);
  /**
   * How long after the session was opened it happens, by the store's clock.
   */
  'delaySeconds': (number);
  /**
   * The amount that is paid, if it differs from that of the session.
   */
  'amount'?: (string);
  /**
   * The session that it was assigned to, and when it happens.
   */
  'sessionId'?: (string);
  'dueAt'?: (string);
  '_amount'?: "amount";
  '_sessionId'?: "sessionId";
  '_dueAt'?: "dueAt";
}
