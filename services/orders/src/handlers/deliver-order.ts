import type { DeliverOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/DeliverOrderRequest';
import type { DeliverOrderResponse } from '@storefront/proto/storefront/orders/v1/DeliverOrderResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { deliveredOrder } from '../domain/ship-order.ts';
import { updateOrder } from '../store/orders.ts';
import { storeScope } from '../wire/store-scope.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Marks a shipped order as delivered. */
export const deliverOrder =
  ({ db, now }: OrdersDeps): Handler<DeliverOrderRequest__Output, DeliverOrderResponse> =>
  async ({ order: idOrNumber }, caller) => {
    const order = await updateOrder(db, storeScope(caller), idOrNumber, (current) => ({
      order: deliveredOrder(current, now().toISOString()),
    }));
    return { order: toProtoOrder(order) };
  };
