import type { DeliverOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/DeliverOrderRequest';
import type { DeliverOrderResponse } from '@storefront/proto/storefront/orders/v1/DeliverOrderResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { deliveredOrder } from '../domain/ship-order.ts';
import { updateOrder } from '../store/orders.ts';
import { toOrderMessage } from '../wire/order-message.ts';
import { storeScope } from '../wire/store-scope.ts';

/** Notes that a shipped order has arrived. */
export const deliverOrder =
  ({ db, now }: OrdersDeps): Handler<DeliverOrderRequest__Output, DeliverOrderResponse> =>
  async ({ order: named }, caller) => {
    const order = await updateOrder(db, storeScope(caller), named, (current) => ({ order: deliveredOrder(current, now().toISOString()) }));
    return { order: toOrderMessage(order) };
  };
