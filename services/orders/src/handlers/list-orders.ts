import { localDate, PAYMENT_RAILS } from '@storefront/contract';
import {
  choiceOf,
  choicesOf,
  customerScope,
  dateRangeOf,
  listFiltersOf,
  newestFirst,
  pageOf,
  searchOf,
  storeScope,
  timesOf,
} from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { STATUSES } from '../domain/order-status.ts';
import { PAYMENT_STATUSES } from '../domain/payment.ts';
import { countStoreOrders as countStoreOrdersInStore } from '../store/count-store-orders.ts';
import { ORDER_SORTS, listOrders as listOrdersInStore } from '../store/list-orders.ts';
import { listStoreOrders as listStoreOrdersInStore } from '../store/list-store-orders.ts';
import { toProtoOrderSummary, toProtoStoreOrderSummary } from '../wire/to-proto-order.ts';

/** Lists the caller's orders that match every filter. */
export const listOrders: OrdersHandler<'ListOrders'> =
  ({ db }) =>
  async (request, caller) => {
    const filter = {
      statuses: choicesOf('status', request.status, STATUSES),
      paymentStatuses: choicesOf('payment_status', request.paymentStatus, PAYMENT_STATUSES),
      paymentRails: choicesOf('payment_rail', request.paymentRail, PAYMENT_RAILS),
      ...timesOf(dateRangeOf('placed', { from: request.placedFrom, to: request.placedTo })),
      text: searchOf('q', request.q),
      sort: choiceOf('sort', request.sort, ORDER_SORTS),
    };
    const { orders, total } = await listOrdersInStore(db, customerScope(caller), pageOf(request), filter);
    return { orders: orders.map(toProtoOrderSummary), total };
  };

/** Counts the orders that wait for the store's staff. */
export const countStoreOrders: OrdersHandler<'CountStoreOrders'> =
  ({ db, now }) =>
  async (_request, caller) => ({
    ...(await countStoreOrdersInStore(db, storeScope(caller))),
    today: localDate(now(), caller.store.timeZone),
  });

/** Returns the matching orders of all customers of the store, newest first. */
export const listStoreOrders: OrdersHandler<'ListStoreOrders'> =
  ({ db }) =>
  async (request, caller) => {
    const filter = {
      ...listFiltersOf(request),
      statuses: choicesOf('status', request.statuses, STATUSES),
      paymentStatuses: choicesOf('payment_status', request.paymentStatuses, PAYMENT_STATUSES),
      paymentRails: choicesOf('payment_rail', request.paymentRails, PAYMENT_RAILS),
      customerId: request.customerId,
      beginning: searchOf('q', request.q),
    };
    const { rows, next } = await listStoreOrdersInStore(db, storeScope(caller), filter, newestFirst(request.keyset));
    return { orders: rows.map(toProtoStoreOrderSummary), next };
  };
