import type { AuthorizePaymentResponse } from '@storefront/proto/storefront/billing/v1';
import { paymentTerms } from '../../credit/domain/payment-terms.ts';
import { toProtoOverLimit } from '../../credit/wire/to-proto-credit.ts';
import type { StorePayments } from '../../customers/domain/allowed-payment-rails.ts';
import type { Address, Customer } from '../../customers/domain/customer.ts';
import { toProtoAddress } from '../../customers/wire/to-proto-address.ts';
import { toProtoCustomer } from '../../customers/wire/to-proto-customer.ts';
import type { PaymentOutcome } from '../domain/payment-outcome.ts';
import { toProtoPaymentSession } from './to-proto-payment-session.ts';

interface Addressed {
  readonly customer: Customer;
  readonly address: Address | undefined;
  readonly billingAddress: Address | undefined;
  readonly store: StorePayments;
}

/** Converts the outcome of an authorization: the customer, terms, addresses, and payment session, or the shortfall. */
export function toProtoPaymentOutcome(
  outcome: PaymentOutcome,
  { customer, address, billingAddress, store }: Addressed,
): AuthorizePaymentResponse {
  if (outcome.kind === 'over_credit_limit') return { overCreditLimit: toProtoOverLimit(outcome) };
  return {
    authorized: {
      customer: toProtoCustomer(customer, store),
      paymentTerms: outcome.terms ? paymentTerms(outcome.terms) : undefined,
      paymentSession: outcome.session === null ? undefined : toProtoPaymentSession(outcome.session),
      address: address && toProtoAddress(address),
      billingAddress: billingAddress && toProtoAddress(billingAddress),
    },
  };
}
