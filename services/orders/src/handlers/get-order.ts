import { customerScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { getOrder as getRow } from '../store/orders.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Returns an order of the caller. */
export const getOrder: OrdersHandler<'GetOrder'> =
  ({ db }) =>
  async ({ orderId }, caller) => ({ order: toProtoOrder(await getRow(db, customerScope(caller), orderId)) });
