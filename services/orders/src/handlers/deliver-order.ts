import type { OrdersHandler } from '../deps.ts';
import { deliveredOrder } from '../domain/ship-order.ts';
import { updateOrder } from '../store/orders.ts';
import { storeScope } from '../wire/store-scope.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Marks a shipped order as delivered. */
export const deliverOrder: OrdersHandler<'DeliverOrder'> =
  ({ db, now }) =>
  async ({ order: idOrNumber }, caller) => {
    const order = await updateOrder(db, storeScope(caller), idOrNumber, (current) => ({
      order: deliveredOrder(current, now().toISOString()),
    }));
    return { order: toProtoOrder(order) };
  };
