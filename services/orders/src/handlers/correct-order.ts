import { storeScope } from '@storefront/rpc';
import { completeCorrection, creditCorrection } from '../corrections/complete-correction.ts';
import type { OrdersHandler } from '../deps.ts';
import { cancelledWith, withPendingCorrection } from '../domain/correct-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { addCorrection } from '../store/add-correction.ts';
import { fromProtoCorrection } from '../wire/from-proto-correction.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Cancels lines of an order, refunds it, or puts returned goods back into stock. */
export const correctOrder: OrdersHandler<'CorrectOrder'> = (deps) => async (message, caller) => {
  const scope = storeScope(caller);
  const given = fromProtoCorrection(message);
  const stored = await addCorrection(deps.db, scope, message.order, given, (order) => {
    const corrected = withPendingCorrection(order, given);
    const cancelled = cancelledWith(corrected, given.id, deps.now().toISOString());
    return cancelled === undefined ? { order: corrected } : { order: cancelled, events: [orderEvent('order.cancelled', cancelled)] };
  });
  deps.afterCommit();
  const pending = stored.corrections.find(({ id, finishedAt }) => id === given.id && finishedAt === null);
  if (pending !== undefined) {
    const { order, refund } = await completeCorrection(deps, scope, caller, stored, pending);
    return { order: toProtoOrder(order), refund };
  }
  // A repeated request of a finished refund returns the first response.
  const refund = given.request.kind === 'refund' ? await creditCorrection(deps, caller, stored.id, given) : undefined;
  return { order: toProtoOrder(stored), refund };
};
