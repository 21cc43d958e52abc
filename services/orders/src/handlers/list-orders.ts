import { PAYMENT_RAILS } from '@storefront/contract';
import { choiceOf, choicesOf, customerScope, dateRangeOf, pageOf, searchOf, timesOf } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { STATUSES } from '../domain/order-status.ts';
import { PAYMENT_STATUSES } from '../domain/payment.ts';
import { listOrders as listRows, ORDER_SORTS } from '../store/list-orders.ts';
import { toProtoOrderSummary } from '../wire/to-proto-order.ts';

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
    const { orders, total } = await listRows(db, customerScope(caller), pageOf(request), filter);
    return { orders: orders.map(toProtoOrderSummary), total };
  };
