import type { AuthorizePaymentResponse } from '@storefront/proto/storefront/billing/v1/AuthorizePaymentResponse';
import type { Address, Customer } from '../domain/customer.ts';
import type { StorePayments } from '../domain/payment-rails.ts';
import type { PaymentOutcome } from '../transactions/authorize-payment.ts';
import { toProtoAddress } from './addresses.ts';
import { toProtoOverLimit } from './credit.ts';
import { toProtoCustomer } from './customers.ts';
import { toProtoPaymentSession } from './payment-sessions.ts';

/** Checkout's answer: who buys, on which terms, where to and in which session; or by how much it is too much. */
export function toProtoPaymentOutcome(
  outcome: PaymentOutcome,
  { customer, address, store }: { customer: Customer; address: Address | undefined; store: StorePayments },
): AuthorizePaymentResponse {
  if (outcome.kind === 'over_credit_limit') return { overCreditLimit: toProtoOverLimit(outcome) };
  return {
    authorized: {
      customer: toProtoCustomer(customer, store),
      paymentTermsDays: outcome.termsDays,
      paymentSession: outcome.session === null ? undefined : toProtoPaymentSession(outcome.session),
      address: address && toProtoAddress(address),
    },
  };
}
