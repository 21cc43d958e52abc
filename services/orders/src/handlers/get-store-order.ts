import type { GetStoreOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/GetStoreOrderRequest';
import type { GetStoreOrderResponse } from '@storefront/proto/storefront/orders/v1/GetStoreOrderResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { getOrder } from '../store/orders.ts';
import { storeScope } from '../wire/store-scope.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Returns any order of the store, by ID or number. */
export const getStoreOrder =
  ({ db }: OrdersDeps): Handler<GetStoreOrderRequest__Output, GetStoreOrderResponse> =>
  async ({ order: idOrNumber }, caller) => ({ order: toProtoOrder(await getOrder(db, storeScope(caller), idOrNumber)) });
