// Original file: storefront/common/v1/common.proto

/**
 * How an order is paid.
 */
export const PaymentRail = {
  PAYMENT_RAIL_UNSPECIFIED: 'PAYMENT_RAIL_UNSPECIFIED',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  CREDIT_TERMS: 'CREDIT_TERMS',
  PREPAID: 'PREPAID',
} as const;

/**
 * How an order is paid.
 */
export type PaymentRail =
  | 'PAYMENT_RAIL_UNSPECIFIED'
  | 0
  | 'CASH_ON_DELIVERY'
  | 1
  | 'CREDIT_TERMS'
  | 2
  | 'PREPAID'
  | 3

/**
 * How an order is paid.
 */
export type PaymentRail__Output = typeof PaymentRail[keyof typeof PaymentRail]
