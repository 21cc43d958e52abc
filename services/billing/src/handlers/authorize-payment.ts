import type { AuthorizePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/AuthorizePaymentRequest';
import type { AuthorizePaymentResponse } from '@storefront/proto/storefront/billing/v1/AuthorizePaymentResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { checkActive } from '../domain/customer.ts';
import { checkRail } from '../domain/payment-rails.ts';
import { paymentsOf } from '../gateways/payments-of.ts';
import { getCustomer } from '../store/customers.ts';
import { authorizePayment as authorize, previewPayment } from '../transactions/authorize-payment.ts';
import { toProtoPaymentOutcome } from '../wire/payment-outcomes.ts';
import { addressOf, toWantedPayment } from '../wire/wanted-payment.ts';

/** Checkout's payment step: may this customer pay this way, and where that is credit, hold the amount. */
export const authorizePayment =
  (deps: BillingDeps): Handler<AuthorizePaymentRequest__Output, AuthorizePaymentResponse> =>
  async (request, caller) => {
    const scope = customerScope(caller);
    const wanted = toWantedPayment(request);
    const customer = await getCustomer(deps.db, caller, scope.customerId);
    checkActive(customer);
    const payments = paymentsOf(deps.gateways, caller);
    checkRail(wanted.rail, customer, payments);
    const address = addressOf(customer, request.addressId);

    const urls = { returnUrl: request.returnUrl ?? null, cancelUrl: request.cancelUrl ?? null };
    const outcome = request.dryRun ? await previewPayment(deps, scope, wanted) : await authorize(deps, scope, wanted, urls);
    return toProtoPaymentOutcome(outcome, { customer, address, store: payments });
  };
