import type { AuthorizePaymentResponse } from '@storefront/proto/storefront/billing/v1/AuthorizePaymentResponse';
import type { StorePayments } from '../domain/allowed-payment-rails.ts';
import type { Address, Customer } from '../domain/customer.ts';
import type { PaymentOutcome } from '../domain/payment-outcome.ts';
import { toProtoAddress } from './to-proto-address.ts';
import { toProtoOverLimit } from './to-proto-credit.ts';
import { toProtoCustomer } from './to-proto-customer.ts';
import { toProtoPaymentSession } from './to-proto-payment-session.ts';

/** Converts the outcome of an authorization: the customer, terms, address, and payment session, or the shortfall. */
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
