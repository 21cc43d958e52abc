import type { OrdersHandler } from '../deps.ts';
import { correctOrder } from './correct-order.ts';

/** Refunds an order for callers of the previous release. */
export const refundStoreOrder: OrdersHandler<'RefundStoreOrder'> = (deps) => async (request, caller) => {
  const { refund } = await correctOrder(deps)({ ...request, kind: 'REFUND', shipping: false }, caller);
  return { refund };
};
