import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { gatewayOf } from '../../gateways/adapters/payment-gateway.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { reopenPayment as reopen } from '../transactions/reopen-payment.ts';

/** Returns the live payment session of one of the caller's orders, or opens a new one. */
export const reopenPayment: BillingHandler<'ReopenPayment'> =
  (deps) =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const session = await reopen(deps, scope, await gatewayOf(deps.gateways, caller), { orderId, deadlineAt: caller.deadlineAt });
    deps.afterCommit();
    return { paymentSession: toProtoPaymentSession(session) };
  };
