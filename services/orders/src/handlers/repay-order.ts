import { inTransaction } from '@storefront/db';
import { keyedAndLookedUp } from '@storefront/idempotency';
import type { RepayOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/RepayOrderRequest';
import type { RepayOrderResponse } from '@storefront/proto/storefront/orders/v1/RepayOrderResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { placedResult } from '../domain/checkout-result.ts';
import { reopenedOrder } from '../domain/pay-order.ts';
import { updateOrder } from '../store/orders.ts';
import { toCheckoutResultMessage } from '../wire/checkout-result-message.ts';
import { toPaymentSession } from '../wire/payment-message.ts';

/**
 * Opens the payment of an unpaid order again. The grace is prolonged first, so that the order does not expire under the fresh session. Asking
 * twice answers the live session anyway, so the key is claimed once billing has answered: a crash before leaves it free.
 */
export const repayOrder = (deps: OrdersDeps): Handler<RepayOrderRequest__Output, RepayOrderResponse> =>
  keyedAndLookedUp(deps.db, async ({ orderId }, caller, claim) => {
    const reopen = deps.now().toISOString();
    const order = await updateOrder(deps.db, customerScope(caller), orderId, (current) => ({ order: reopenedOrder(current, reopen) }));
    const { paymentSession } = await deps.billing.reopenPayment({ orderId: order.id }, caller);
    if (paymentSession === null) throw new Error('billing opened no payment session');
    const answer = { result: toCheckoutResultMessage(placedResult(order, toPaymentSession(paymentSession))) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, answer));
    return answer;
  });
