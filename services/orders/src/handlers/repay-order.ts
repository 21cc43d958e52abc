import { inTransaction } from '@storefront/db';
import { withIdempotencyLookup } from '@storefront/idempotency';
import { customerScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { placedResult } from '../domain/checkout-result.ts';
import { reopenedOrder } from '../domain/pay-order.ts';
import { updateOrder } from '../store/orders.ts';
import { fromProtoPaymentSession } from '../wire/from-proto-payment-session.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';

/**
 * Opens a new payment session for an unpaid order. The grace period is extended first, so that the order does not expire during the new
 * session. Repeating the call returns the live session anyway, so the key is claimed after billing responds; a crash before leaves it free.
 */
export const repayOrder: OrdersHandler<'RepayOrder'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ orderId }, caller, claim) => {
    const reopen = deps.now().toISOString();
    const order = await updateOrder(deps.db, customerScope(caller), orderId, (current) => ({ order: reopenedOrder(current, reopen) }));
    const { paymentSession } = await deps.billing.reopenPayment({ orderId: order.id }, caller);
    if (paymentSession === null) throw new Error('billing opened no payment session');
    const response = { result: toProtoCheckoutResult(placedResult(order, fromProtoPaymentSession(paymentSession))) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, response));
    return response;
  });
