import { conflict } from '@storefront/errors';
import { type Claim, withDeferredResponse, withIdempotency } from '@storefront/idempotency';
import { orderBilling } from '@storefront/order-billing';
import type { CancelOrderRequest__Output, CancelOrderResponse, CancelStoreOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { type Caller, customerScope, requireVersion, storeScope } from '@storefront/rpc';
import { previewCancellation } from '../corrections/preview-credit.ts';
import type { OrdersDeps, OrdersHandler } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import type { Order } from '../domain/order.ts';
import { orderEvent } from '../events/order-event.ts';
import { getOrder, updateOrder } from '../store/orders.ts';
import { fromProtoCancelReason } from '../wire/from-proto-cancel-reason.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';
import { orderVersion, toStoreOrder } from '../wire/to-store-order.ts';
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
export const cancelStoreOrder: OrdersHandler<'CancelStoreOrder'> = (deps) =>
  withIdempotency(deps.db, async ({ order: named, reason, dryRun = false, expectedTotal }, caller, claim) => {
    const scope = storeScope(caller);
    const cancellation = { ...fromProtoCancelReason({ reason }), actor: 'store' as const, at: deps.now().toISOString() };
    let expectedVersion: string | undefined;
    const cancel = (current: Order) => {
      const version = orderVersion(current);
      requireVersion(caller, version);
      if (expectedVersion !== undefined && version !== expectedVersion) throw changedMeanwhile();
      const order = cancelledOrder(current, cancellation);
      return { order, events: [orderEvent('order.cancelled', order)] };
    };
    let response: CancelStoreOrderResponse = {};
    if (dryRun || claim !== undefined || expectedTotal !== undefined) {
      const order = await getOrder(deps.db, scope, named);
      cancel(order);
      response = { ...toStoreOrder(order), refund: await previewCancellation(deps, caller, order.id, { expectedTotal, reason }) };
    }
    if (dryRun) return response;
    // The total is that of the version that billing has seen.
    if (expectedTotal !== undefined) expectedVersion = response.version;
    await updateOrder(deps.db, scope, named, cancel, async (trx) => {
      response = { ...response, ...toStoreOrder(await getOrder(trx, scope, named)) };
      await claim?.(trx, response);
    });
    deps.afterCommit();
    return response;
  });

/** The error of a change with an expected total, of which another change may have made another one. */
export const changedMeanwhile = () => conflict('amount_changed', 'The order was changed at the same time.');
