// Original file: storefront/common/v1/common.proto

export const PaymentRail = {
  PAYMENT_RAIL_UNSPECIFIED: 'PAYMENT_RAIL_UNSPECIFIED',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  CREDIT_TERMS: 'CREDIT_TERMS',
  PREPAID: 'PREPAID',
} as const;

export type PaymentRail =
  | 'PAYMENT_RAIL_UNSPECIFIED'
  | 0
  | 'CASH_ON_DELIVERY'
  | 1
  | 'CREDIT_TERMS'
  | 2
  | 'PREPAID'
  | 3

export type PaymentRail__Output = typeof PaymentRail[keyof typeof PaymentRail]
