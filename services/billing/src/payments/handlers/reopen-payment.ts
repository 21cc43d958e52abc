import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { ReopenPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/ReopenPaymentRequest';
import type { ReopenPaymentResponse } from '@storefront/proto/storefront/billing/v1/ReopenPaymentResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payment-gateway.ts';
import { reopenPayment as reopen } from '../transactions/reopen-payment.ts';
import { toProtoPaymentSession } from '../wire/to-proto-payment-session.ts';

/** Returns the live payment session of one of the caller's orders, or opens a new one. */
export const reopenPayment =
  (deps: BillingDeps): Handler<ReopenPaymentRequest__Output, ReopenPaymentResponse> =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const session = await reopen(deps, scope, await gatewayOf(deps.gateways, caller), { orderId, deadlineAt: caller.deadlineAt });
    deps.afterCommit();
    return { paymentSession: toProtoPaymentSession(session) };
  };
