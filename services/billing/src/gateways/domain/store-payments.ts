import { type AppError, forbidden } from '@storefront/errors';

/** The payment settings of a store. */
export interface StorePayments {
  readonly paymentRails: readonly string[];
  readonly onlinePayments: boolean;
  /** Whether the store has a payment gateway in this mode. */
  readonly hasGateway: boolean;
}

/** Returns the 403 of a store that does not accept online payments. */
export const onlinePaymentsDisabled = (): AppError => forbidden('online_payments_disabled', 'This store does not accept online payments.');

/** Returns the 403 of a store that has no payment gateway in this mode. */
export const gatewayNotConfigured = (): AppError =>
  forbidden('payment_gateway_not_configured', 'This store has no payment gateway for this mode.');
