import type { ListOrdersRequest__Output } from '@storefront/proto/storefront/orders/v1/ListOrdersRequest';
import type { ListOrdersResponse } from '@storefront/proto/storefront/orders/v1/ListOrdersResponse';
import { customerScope, type Handler, pageOf } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { listOrders as listRows } from '../store/orders.ts';
import { toProtoOrderSummary } from '../wire/to-proto-order.ts';

/** Lists the caller's orders, newest first. */
export const listOrders =
  ({ db }: OrdersDeps): Handler<ListOrdersRequest__Output, ListOrdersResponse> =>
  async (request, caller) => {
    const { orders, total } = await listRows(db, customerScope(caller), pageOf(request));
    return { orders: orders.map(toProtoOrderSummary), total };
  };
