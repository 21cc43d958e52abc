import { PAYMENT_RAILS } from '@storefront/contract';
import { choiceOf, listFiltersOf, pageOf, storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { STATUSES } from '../domain/order-status.ts';
import { PAYMENT_STATUSES } from '../domain/payment.ts';
import { listStoreOrders as list } from '../store/list-store-orders.ts';
import { toProtoStoreOrderSummary } from '../wire/to-proto-order.ts';

/** Returns the matching orders of all customers of the store, newest first. */
export const listStoreOrders: OrdersHandler<'ListStoreOrders'> =
  ({ db }) =>
  async (request, caller) => {
    const filter = {
      ...listFiltersOf(request),
      status: choiceOf('status', request.status, STATUSES),
      paymentStatus: choiceOf('payment_status', request.paymentStatus, PAYMENT_STATUSES),
      paymentRail: choiceOf('payment_rail', request.paymentRail, PAYMENT_RAILS),
      customerId: request.customerId,
    };
    const { orders, total } = await list(db, storeScope(caller), filter, pageOf(request));
    return { orders: orders.map(toProtoStoreOrderSummary), total };
  };
