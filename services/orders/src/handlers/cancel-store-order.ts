import { storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';
import { fromProtoCancelReason } from '../wire/from-proto-cancel-reason.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

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
