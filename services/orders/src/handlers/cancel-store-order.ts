import type { CancelStoreOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/CancelStoreOrderRequest';
import type { CancelStoreOrderResponse } from '@storefront/proto/storefront/orders/v1/CancelStoreOrderResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { cancelledOrder } from '../domain/close-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';
import { toCancelReason } from '../wire/cancel-message.ts';
import { toOrderMessage } from '../wire/order-message.ts';
import { storeScope } from '../wire/store-scope.ts';

/** Cancels an order by decision of the store, under the same rules as its shopper's own. */
export const cancelStoreOrder =
  ({ afterCommit, db, now }: OrdersDeps): Handler<CancelStoreOrderRequest__Output, CancelStoreOrderResponse> =>
  async ({ order: named, reason }, caller) => {
    const asked = { ...toCancelReason({ reason }), actor: 'store' as const, at: now().toISOString() };
    const order = await updateOrder(db, storeScope(caller), named, (current) => {
      const cancelled = cancelledOrder(current, asked);
      return { order: cancelled, events: [orderEvent('order.cancelled', cancelled)] };
    });
    afterCommit();
    return { order: toOrderMessage(order) };
  };
