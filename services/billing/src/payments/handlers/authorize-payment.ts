import { customerScope } from '@storefront/rpc';
import { checkRail } from '../../customers/domain/allowed-payment-rails.ts';
import { checkCanBuy, checkVerified } from '../../customers/domain/customer.ts';
import { getCustomer } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { authorizePayment as authorize, previewPayment } from '../transactions/authorize-payment.ts';
import { fromProtoRequestedPayment, getStoredAddress } from '../wire/from-proto-requested-payment.ts';
import { toProtoPaymentOutcome } from '../wire/to-proto-payment-outcome.ts';

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
