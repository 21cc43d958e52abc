import type { GetOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { versionOf } from '@storefront/rpc';
import type { Order } from '../domain/order.ts';
import { storeActions } from '../domain/store-actions.ts';
import { toProtoOrder } from './to-proto-order.ts';

/**
 * Returns the version of an order: of what a read of it shows, without the actions, which follow from the rest, and of what is pending, so that of two changes of the
 * same version one is refused.
 */
export function orderVersion(order: Order): string {
  const shipments = order.shipments.filter(({ shippedAt }) => shippedAt === null);
  return versionOf({
    ...toProtoOrder(order),
    allowedActions: undefined,
    pending: [...order.corrections, ...shipments].map(({ id }) => id),
  });
}

/** Returns an order as the store's staff see it. It must come from one read, because a changed order differs from it in the form of its values. */
export const toStoreOrder = (order: Order): Required<Pick<GetOrderResponse, 'order' | 'version' | 'storeActions'>> => ({
  order: toProtoOrder(order),
  version: orderVersion(order),
  storeActions: storeActions(order),
});
