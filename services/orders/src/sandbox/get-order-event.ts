import { requireSandbox, storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { orderEvent } from '../events/order-event.ts';
import { getOrder } from '../store/orders.ts';

/** Returns the data of an event about an order of the caller's sandbox, as it is now. The data of all order events is the order. */
export const getOrderEvent: OrdersHandler<'GetOrderEvent'> =
  ({ db }) =>
  async ({ order: idOrNumber }, caller) => {
    requireSandbox(caller);
    const { aggregateId, data } = orderEvent('order.confirmed', await getOrder(db, storeScope(caller), idOrNumber));
    return { aggregateId, dataJson: JSON.stringify(data) };
  };
