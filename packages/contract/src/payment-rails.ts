/** The names of all payment rails. `services/billing/src/payments/transactions/authorize-payment.ts` defines how each one secures a payment. */
export const PAYMENT_RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

/** The label of each payment rail, on every page and document. */
export const PAYMENT_RAIL_NAMES: Readonly<Record<PaymentRail, string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  CREDIT_TERMS: 'On account',
  PREPAID: 'Online payment',
};

/** Whether a text names a payment rail. */
export const isPaymentRail = (text: string): text is PaymentRail => PAYMENT_RAILS.some((rail) => rail === text);
