import { type Claim, withDeferredResponse } from '@storefront/idempotency';
import { orderBilling } from '@storefront/order-billing';
import type { CancelOrderRequest__Output, CancelOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { type Caller, customerScope, storeScope } from '@storefront/rpc';
import type { OrdersDeps, OrdersHandler } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import type { Order } from '../domain/order.ts';
import { orderEvent } from '../events/order-event.ts';
import { getOrder, updateOrder } from '../store/orders.ts';
import { fromProtoCancelReason } from '../wire/from-proto-cancel-reason.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';
import { withImages } from './get-order.ts';

/** Cancels an order of the caller. The order.cancelled event releases its stock, credit, and promotions. */
export const cancelOrder: OrdersHandler<'CancelOrder'> = (deps) =>
  withDeferredResponse(deps.db, {
    act: cancelNow(deps),
    look: async ({ orderId }, caller) => await toResponse(deps, await getOrder(deps.db, customerScope(caller), orderId), caller),
  });

const cancelNow =
  (deps: OrdersDeps) =>
  async (request: CancelOrderRequest__Output, caller: Caller, claim?: Claim<null>): Promise<CancelOrderResponse> => {
    const cancellation = { ...fromProtoCancelReason(request), actor: 'shopper' as const, at: deps.now().toISOString() };
    const cancel = (current: Order) => {
      const order = cancelledOrder(current, cancellation);
      return { order, events: [orderEvent('order.cancelled', order)] };
    };
    const order = await updateOrder(deps.db, customerScope(caller), request.orderId, cancel, claim && ((trx) => claim(trx, null)));
    deps.afterCommit();
    return await toResponse(deps, order, caller);
  };

/** Returns the order with its sections. Those that billing has not closed in time, or that cannot be returned, are named in `errors`. */
async function toResponse(deps: OrdersDeps, order: Order, caller: Caller): Promise<CancelOrderResponse> {
  const read = (within: Caller) => deps.billing.getOrderBilling({ orderId: order.id }, within);
  const [{ value, errors }, shown] = await Promise.all([orderBilling(order, read, caller), withImages(deps, toProtoOrder(order), caller)]);
  return { order: shown.order, billing: value, errors: [...errors, ...shown.errors] };
}

/** Cancels an order on behalf of the store, under the same rules as for the shopper. */
export const cancelStoreOrder: OrdersHandler<'CancelStoreOrder'> =
  ({ afterCommit, db, now }) =>
  async ({ order: idOrNumber, reason }, caller) => {
    const cancellation = { ...fromProtoCancelReason({ reason }), actor: 'store' as const, at: now().toISOString() };
    const order = await updateOrder(db, storeScope(caller), idOrNumber, (current) => {
      const cancelled = cancelledOrder(current, cancellation);
      return { order: cancelled, events: [orderEvent('order.cancelled', cancelled)] };
    });
    afterCommit();
    return { order: toProtoOrder(order) };
  };
