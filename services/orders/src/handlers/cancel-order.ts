import type { CancelOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/CancelOrderRequest';
import type { CancelOrderResponse } from '@storefront/proto/storefront/orders/v1/CancelOrderResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';
import { toCancelReason } from '../wire/cancel-message.ts';
import { toOrderMessage } from '../wire/order-message.ts';

/** Cancels an order of the caller; stock, credit and promotions come back through order.cancelled. */
export const cancelOrder =
  ({ afterCommit, db, now }: OrdersDeps): Handler<CancelOrderRequest__Output, CancelOrderResponse> =>
  async (request, caller) => {
    const asked = { ...toCancelReason(request), actor: 'shopper' as const, at: now().toISOString() };
    const order = await updateOrder(db, customerScope(caller), request.orderId, (current) => {
      const cancelled = cancelledOrder(current, asked);
      return { order: cancelled, events: [orderEvent('order.cancelled', cancelled)] };
    });
    afterCommit();
    return { order: toOrderMessage(order) };
  };
