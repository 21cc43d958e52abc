import type { Caller } from '@storefront/rpc';
import type { StorePayments } from '../domain/payment-rails.ts';
import type { PaymentGateways } from './payment-gateway.ts';

/** How the caller's store may be paid in the caller's mode: online only where a gateway takes the money, whatever the store has switched on. */
export const paymentsOf = (gateways: PaymentGateways, { mode, store }: Pick<Caller, 'mode' | 'store'>): StorePayments => ({
  paymentRails: store.paymentRails,
  onlinePayments: store.onlinePayments && gateways[mode] !== undefined,
});
