import { PAYMENT_RAILS, type PaymentRail } from '@storefront/contract';
import { type AppError, forbidden } from '@storefront/errors';
import { gatewayNotConfigured, onlinePaymentsDisabled, type StorePayments } from '../../gateways/domain/store-payments.ts';

/** The payment settings of a customer. If `paymentRails` is null, every rail that the store offers is allowed. */
export interface CustomerPayments {
  readonly paymentRails: readonly PaymentRail[] | null;
  readonly hasCreditAccount: boolean;
}

/**
 * Returns the rails that both the store and the customer allow. Credit terms require a credit account; prepaid requires online payments and a
 * payment gateway.
 */
export const railsOf = (customer: CustomerPayments, store: StorePayments): PaymentRail[] =>
  PAYMENT_RAILS.filter((rail) => {
    const { isOffered, needsCreditAccount } = railConditions(rail, store);
    const isAssigned = customer.paymentRails === null || customer.paymentRails.includes(rail);
    return isOffered && isAssigned && (!needsCreditAccount || customer.hasCreditAccount);
  });

/** The facts that determine whether a customer may pay by a rail, apart from the rails assigned to the customer. */
export interface RailConditions {
  readonly rail: PaymentRail;
  readonly isOffered: boolean;
  readonly needsCreditAccount: boolean;
}

/** Returns the conditions of a rail at a store. */
export const railConditions = (rail: PaymentRail, store: StorePayments): RailConditions => ({
  rail,
  isOffered: store.paymentRails.includes(rail) && (rail !== 'PREPAID' || (store.onlinePayments && store.hasGateway)),
  needsCreditAccount: rail === 'CREDIT_TERMS',
});

/** Throws `forbidden` if the store or the customer does not allow the rail. */
export function checkRail(rail: PaymentRail, customer: CustomerPayments, store: StorePayments): void {
  if (rail === 'PREPAID' && !store.onlinePayments) throw onlinePaymentsDisabled();
  if (rail === 'PREPAID' && !store.hasGateway) throw gatewayNotConfigured();
  if (!railsOf(customer, store).includes(rail)) throw railNotAllowed(rail);
}

/** Returns the 403 of a rail that this customer cannot use at this store. */
export const railNotAllowed = (rail: PaymentRail): AppError =>
  forbidden('payment_rail_not_allowed', `Payment by ${rail} is not available.`);
