// Original file: storefront/billing/v1/billing.proto

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export const Settlement = {
  SETTLEMENT_UNSPECIFIED: 'SETTLEMENT_UNSPECIFIED',
  VOIDED: 'VOIDED',
  /**
   * Something is due and something paid.
   */
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  /**
   * Something is due and nothing paid.
   */
  UNPAID: 'UNPAID',
  /**
   * Credited without a payment.
   */
  CREDITED: 'CREDITED',
  PAID: 'PAID',
  /**
   * Everything that was paid is refunded.
   */
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
} as const;

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export type Settlement =
  | 'SETTLEMENT_UNSPECIFIED'
  | 0
  | 'VOIDED'
  | 1
  /**
   * Something is due and something paid.
   */
  | 'PARTIALLY_PAID'
  | 2
  /**
   * Something is due and nothing paid.
   */
  | 'UNPAID'
  | 3
  /**
   * Credited without a payment.
   */
  | 'CREDITED'
  | 4
  | 'PAID'
  | 5
  /**
   * Everything that was paid is refunded.
   */
  | 'REFUNDED'
  | 6
  | 'PARTIALLY_REFUNDED'
  | 7

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export type Settlement__Output = typeof Settlement[keyof typeof Settlement]
