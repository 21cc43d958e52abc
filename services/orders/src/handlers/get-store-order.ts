import type { OrdersHandler } from '../deps.ts';
import { getOrder } from '../store/orders.ts';
import { storeScope } from '../wire/store-scope.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Returns any order of the store, by ID or number. */
export const getStoreOrder: OrdersHandler<'GetStoreOrder'> =
  ({ db }) =>
  async ({ order: idOrNumber }, caller) => ({ order: toProtoOrder(await getOrder(db, storeScope(caller), idOrNumber)) });
