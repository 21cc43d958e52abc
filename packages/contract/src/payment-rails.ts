/** The names of all payment rails. `services/billing/src/payments/transactions/authorize-payment.ts` defines how each one secures a payment. */
export const PAYMENT_RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

/** Whether a text names a payment rail. */
export const isPaymentRail = (text: string): text is PaymentRail => PAYMENT_RAILS.some((rail) => rail === text);
