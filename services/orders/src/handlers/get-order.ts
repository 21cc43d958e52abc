import { callerScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { getOrder as getRow } from '../store/orders.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';
import { withImages } from './with-images.ts';

/** Returns an order of the caller or, to an operator, any of the store. */
export const getOrder: OrdersHandler<'GetOrder'> =
  (deps) =>
  async ({ orderId, withImages: hasImages }, caller) => {
    const order = toProtoOrder(await getRow(deps.db, callerScope(caller), orderId));
    return hasImages ? await withImages(deps, order, caller) : { order };
  };
