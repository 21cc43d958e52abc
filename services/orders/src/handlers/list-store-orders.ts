import type { ListStoreOrdersRequest__Output } from '@storefront/proto/storefront/orders/v1/ListStoreOrdersRequest';
import type { ListStoreOrdersResponse } from '@storefront/proto/storefront/orders/v1/ListStoreOrdersResponse';
import { type Handler, pageOf } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { listOrders } from '../store/orders.ts';
import { toSummaryMessage } from '../wire/order-message.ts';
import { storeScope } from '../wire/store-scope.ts';

/** Every order of the store, newest first. */
export const listStoreOrders =
  ({ db }: OrdersDeps): Handler<ListStoreOrdersRequest__Output, ListStoreOrdersResponse> =>
  async (request, caller) => {
    const { orders, total } = await listOrders(db, storeScope(caller), pageOf(request));
    return { orders: orders.map(toSummaryMessage), total };
  };
