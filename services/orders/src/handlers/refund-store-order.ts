import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { OrdersHandler } from '../deps.ts';
import { completeReturn } from '../returns/complete-return.ts';
import { getOrder } from '../store/orders.ts';
import { startReturn } from '../store/returns.ts';
import { fromProtoReturn } from '../wire/from-proto-return.ts';
import { storeScope } from '../wire/store-scope.ts';

/** Refunds an order through billing, and puts returned lines back into stock on request. */
export const refundStoreOrder: OrdersHandler<'RefundStoreOrder'> = (deps) => async (request, caller) => {
  const scope = storeScope(caller);
  if (!isUuid(request.requestKey)) throw invalid('request_key', 'must be a UUID');
  const { id: orderId } = await getOrder(deps.db, scope, request.order);
  if (!request.restock) {
    const { order: _named, restock: _off, ...given } = request;
    return { refund: await deps.billing.refundOrder({ ...given, orderId }, caller) };
  }
  const pending = await startReturn(deps.db, scope, fromProtoReturn(request, orderId));
  return { refund: await completeReturn(deps, scope, caller, pending) };
};
