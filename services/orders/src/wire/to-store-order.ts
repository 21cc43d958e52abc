import type { GetOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { versionOf } from '@storefront/rpc';
import type { Order } from '../domain/order.ts';
import { storeActions } from '../domain/store-actions.ts';
import { toProtoOrder } from './to-proto-order.ts';

/** Returns the version of an order: of what a read of it shows, without the actions, which follow from the rest. */
export const orderVersion = (order: Order): string => versionOf({ ...toProtoOrder(order), allowedActions: undefined });

/** Returns an order as the store's staff see it. It must come from one read, because a changed order differs from it in the form of its values. */
export const toStoreOrder = (order: Order): Required<Pick<GetOrderResponse, 'order' | 'version' | 'storeActions'>> => ({
  order: toProtoOrder(order),
  version: orderVersion(order),
  storeActions: storeActions(order),
});
