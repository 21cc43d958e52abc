import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { ReopenPaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/ReopenPaymentRequest';
import type { ReopenPaymentResponse } from '@storefront/proto/storefront/billing/v1/ReopenPaymentResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { gatewayOf } from '../gateways/gateway-of.ts';
import { reopenPayment as reopen } from '../transactions/reopen-payment.ts';
import { toProtoPaymentSession } from '../wire/payment-sessions.ts';

/** The live payment session of one of the caller's orders, or a fresh one. */
export const reopenPayment =
  (deps: BillingDeps): Handler<ReopenPaymentRequest__Output, ReopenPaymentResponse> =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const session = await reopen(deps, scope, gatewayOf(deps.gateways, caller), orderId);
    deps.afterCommit();
    return { paymentSession: toProtoPaymentSession(session) };
  };
