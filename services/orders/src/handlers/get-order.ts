import type { GetOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/GetOrderRequest';
import type { GetOrderResponse } from '@storefront/proto/storefront/orders/v1/GetOrderResponse';
import { customerScope, type Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { getOrder as getRow } from '../store/orders.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Returns an order of the caller. */
export const getOrder =
  ({ db }: OrdersDeps): Handler<GetOrderRequest__Output, GetOrderResponse> =>
  async ({ orderId }, caller) => ({ order: toProtoOrder(await getRow(db, customerScope(caller), orderId)) });
