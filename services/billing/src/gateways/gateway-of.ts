import type { Caller } from '@storefront/rpc';
import { onlinePaymentsDisabled } from '../domain/payment-rails.ts';
import type { PaymentGateway, PaymentGateways } from './payment-gateway.ts';

/** The gateway that takes the payments of the caller's store in the caller's mode; 403 where none does, or the store takes none. */
export function gatewayOf(gateways: PaymentGateways, { mode, store }: Pick<Caller, 'mode' | 'store'>): PaymentGateway {
  const gateway = gateways[mode];
  if (gateway === undefined || !store.onlinePayments) throw onlinePaymentsDisabled();
  return gateway;
}
