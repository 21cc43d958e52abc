import { type AppError, forbidden } from '@storefront/errors';

/** How an order may be paid, spelled as in the contract. */
export const PAYMENT_RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

/** What the store's settings say about paying. */
export interface StorePayments {
  readonly paymentRails: readonly string[];
  readonly onlinePayments: boolean;
}

/** What a customer's own record says about paying; `paymentRails` null means whatever the store offers. */
export interface CustomerPayments {
  readonly paymentRails: readonly PaymentRail[] | null;
  readonly hasCreditAccount: boolean;
}

/** Whether a text that crossed a wire names a rail. */
export const isPaymentRail = (text: string): text is PaymentRail => PAYMENT_RAILS.some((rail) => rail === text);

/** The rails that both the store and the customer have. Credit terms need a credit account, prepaid needs online payments. */
export const railsOf = (customer: CustomerPayments, store: StorePayments): PaymentRail[] =>
  PAYMENT_RAILS.filter(
    (rail) =>
      store.paymentRails.includes(rail) &&
      (customer.paymentRails === null || customer.paymentRails.includes(rail)) &&
      (rail !== 'CREDIT_TERMS' || customer.hasCreditAccount) &&
      (rail !== 'PREPAID' || store.onlinePayments),
  );

/** Refuses (403) a rail that the store or the customer does not have. */
export function checkRail(rail: PaymentRail, customer: CustomerPayments, store: StorePayments): void {
  if (rail === 'PREPAID' && !store.onlinePayments) throw onlinePaymentsDisabled();
  if (!railsOf(customer, store).includes(rail)) throw railNotAllowed(rail);
}

/** 403 for a rail that this customer cannot use at this store. */
export const railNotAllowed = (rail: PaymentRail): AppError =>
  forbidden('payment_rail_not_allowed', `Payment by ${rail} is not available.`);

/** 403 where the store takes no payments online. */
export const onlinePaymentsDisabled = (): AppError => forbidden('online_payments_disabled', 'This store takes no online payments.');
