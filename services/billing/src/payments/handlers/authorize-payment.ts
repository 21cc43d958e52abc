import { isPaymentRail, isUuid } from '@storefront/contract';
import { type ErrorDetail, invalid, invalidAll } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { AuthorizePaymentRequest__Output, AuthorizePaymentResponse } from '@storefront/proto/storefront/billing/v1';
import { customerScope, toMessage } from '@storefront/rpc';
import type { RequestedPayment } from '../../credit/domain/authorization.ts';
import { paymentTerms } from '../../credit/domain/payment-terms.ts';
import { toProtoOverLimit } from '../../credit/wire/to-proto-credit.ts';
import { checkRail } from '../../customers/domain/allowed-payment-rails.ts';
import { type Address, type Customer, checkCanBuy, checkVerified } from '../../customers/domain/customer.ts';
import { getCustomer } from '../../customers/store/customers.ts';
import { toProtoCustomer } from '../../customers/wire/to-proto-customer.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import type { PaymentOutcome } from '../domain/payment-outcome.ts';
import { authorizePayment as authorize, previewPayment } from '../transactions/authorize-payment.ts';

/** Authorizes the payment of a checkout: verifies that the customer can use the rail, holds credit, or opens a payment session. */
export const authorizePayment: BillingHandler<'AuthorizePayment'> = (deps) => async (request, caller) => {
  const scope = customerScope(caller);
  const requested = fromProtoRequestedPayment(request);
  const customer = await getCustomer(deps.db, caller, scope.customerId);
  checkCanBuy(customer);
  checkVerified(customer, caller.store);
  const payments = await paymentsOf(deps.gateways, caller);
  checkRail(requested.rail, customer, payments);
  const address = getStoredAddress(customer, 'shipping_address_id', request.addressId);
  const billingAddress = getStoredAddress(customer, 'billing_address_id', request.billingAddressId);

  const page = {
    returnUrl: request.returnUrl ?? null,
    cancelUrl: request.cancelUrl ?? null,
    storeName: caller.store.name,
    orderNumber: request.orderNumber ?? '',
    deadlineAt: caller.deadlineAt,
  };
  const outcome = request.dryRun ? await previewPayment(deps, scope, requested) : await authorize(deps, scope, requested, page);
  return toProtoPaymentOutcome(outcome, { customer, address, billingAddress, store: payments });
};

/** One day, which is longer than any checkout takes. The limit keeps a caller's mistake from holding credit forever. */
const HOLD_SECONDS_MAX = 86_400;

/** Converts and validates the payment of a request. A dry run needs no IDs. */
function fromProtoRequestedPayment(request: AuthorizePaymentRequest__Output): RequestedPayment {
  const rail = request.paymentRail;
  if (!isPaymentRail(rail)) throw invalid('payment_rail', 'is not a payment rail');
  const amount = decimal(request.amount);
  const violations: ErrorDetail[] = [
    ...(request.dryRun || isUuid(request.checkoutId) ? [] : [violation('checkout_id', 'must be a UUID')]),
    ...(request.dryRun || isUuid(request.orderId) ? [] : [violation('order_id', 'must be a UUID')]),
    ...(amount.lt(0) ? [violation('amount', 'must be 0 or more')] : []),
    ...(request.dryRun || (request.holdSeconds > 0 && request.holdSeconds <= HOLD_SECONDS_MAX)
      ? []
      : [violation('hold_seconds', `must be between 1 and ${HOLD_SECONDS_MAX}`)]),
  ];
  if (violations.length > 0) throw invalidAll(violations);
  const { checkoutId, orderId, currency, holdSeconds } = request;
  return { checkoutId, orderId, rail, amount, currency, holdSeconds };
}

/** Returns the customer's address with this ID. Throws a validation error of the field if there is none. */
function getStoredAddress(
  customer: Customer,
  field: 'shipping_address_id' | 'billing_address_id',
  addressId: string | undefined,
): Address | undefined {
  if (addressId === undefined) return undefined;
  const address = customer.addresses.find(({ id }) => id === addressId.toLowerCase());
  if (address === undefined) throw invalid(field, 'is not one of your addresses', { code: 'unknown_address' });
  return address;
}

const violation = (field: string, detail: string): ErrorDetail => ({ field, code: 'invalid', detail });

interface Addressed {
  readonly customer: Customer;
  readonly address: Address | undefined;
  readonly billingAddress: Address | undefined;
  readonly store: StorePayments;
}

/** Converts the outcome of an authorization: the customer, terms, addresses, and payment session, or the shortfall. */
function toProtoPaymentOutcome(outcome: PaymentOutcome, { customer, address, billingAddress, store }: Addressed): AuthorizePaymentResponse {
  if (outcome.kind === 'over_credit_limit') return { overCreditLimit: toProtoOverLimit(outcome) };
  return {
    authorized: {
      customer: toProtoCustomer(customer, store),
      paymentTerms: outcome.terms ? paymentTerms(outcome.terms) : undefined,
      paymentSession: outcome.session === null ? undefined : toProtoPaymentSession(outcome.session),
      address: address && toMessage(address),
      billingAddress: billingAddress && toMessage(billingAddress),
    },
  };
}
