import { storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { deliveredOrder } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Marks a shipped order as delivered. */
export const deliverOrder: OrdersHandler<'DeliverOrder'> =
  ({ db, now, afterCommit }) =>
  async ({ order: idOrNumber }, caller) => {
    const order = await updateOrder(db, storeScope(caller), idOrNumber, (current) => {
      const delivered = deliveredOrder(current, now().toISOString());
      return { order: delivered, events: [orderEvent('order.delivered', delivered)] };
    });
    afterCommit();
    return { order: toProtoOrder(order) };
  };
