import { customerScope, pageOf } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { listOrders as listRows } from '../store/orders.ts';
import { toProtoOrderSummary } from '../wire/to-proto-order.ts';

/** Lists the caller's orders, newest first. */
export const listOrders: OrdersHandler<'ListOrders'> =
  ({ db }) =>
  async (request, caller) => {
    const { orders, total } = await listRows(db, customerScope(caller), pageOf(request));
    return { orders: orders.map(toProtoOrderSummary), total };
  };
