import { type Claim, keyedAndAnsweredLater } from '@storefront/idempotency';
import type { CancelOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/CancelOrderRequest';
import type { CancelOrderResponse } from '@storefront/proto/storefront/orders/v1/CancelOrderResponse';
import { type Caller, customerScope, type Handler, section } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import type { Order } from '../domain/order.ts';
import { orderEvent } from '../events/order-event.ts';
import { getOrder, updateOrder } from '../store/orders.ts';
import { toCancelReason } from '../wire/cancel-message.ts';
import { toOrderMessage } from '../wire/order-message.ts';

/** Cancels an order of the caller; stock, credit and promotions come back through order.cancelled. */
export const cancelOrder = (deps: OrdersDeps): Handler<CancelOrderRequest__Output, CancelOrderResponse> =>
  keyedAndAnsweredLater(deps.db, {
    act: cancelNow(deps),
    look: async ({ orderId }, caller) => await answerOf(deps, await getOrder(deps.db, customerScope(caller), orderId), caller),
  });

const cancelNow =
  (deps: OrdersDeps) =>
  async (request: CancelOrderRequest__Output, caller: Caller, claim?: Claim<null>): Promise<CancelOrderResponse> => {
    const asked = { ...toCancelReason(request), actor: 'shopper' as const, at: deps.now().toISOString() };
    const cancel = (current: Order) => {
      const order = cancelledOrder(current, asked);
      return { order, events: [orderEvent('order.cancelled', order)] };
    };
    const order = await updateOrder(deps.db, customerScope(caller), request.orderId, cancel, claim && ((trx) => claim(trx, null)));
    deps.afterCommit();
    return await answerOf(deps, order, caller);
  };

/** The order with what billing says of it by now; a billing that fails or is late leaves its sections missing. */
async function answerOf({ billing }: OrdersDeps, order: Order, caller: Caller): Promise<CancelOrderResponse> {
  const ask = (within: Caller) => billing.getOrderBilling({ orderId: order.id }, within);
  const { value, errors } = await section(['invoices', 'payment_session'], caller, ask);
  return { order: toOrderMessage(order), billing: value, errors };
}
