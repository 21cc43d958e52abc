import { inTransaction } from '@storefront/db';
import { type Claim, withIdempotencyLookup } from '@storefront/idempotency';
import type { CorrectOrderRequest__Output, CorrectOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { type Caller, requireVersion, storeScope } from '@storefront/rpc';
import { completeCorrection, creditCorrection } from '../corrections/complete-correction.ts';
import { previewCorrection } from '../corrections/preview-credit.ts';
import type { OrdersDeps, OrdersHandler } from '../deps.ts';
import { cancelledWith, closesOrder, withPendingCorrection } from '../domain/correct-order.ts';
import type { Correction } from '../domain/correction.ts';
import type { Order } from '../domain/order.ts';
import { orderEvent } from '../events/order-event.ts';
import { addCorrection, isKnownCorrection } from '../store/add-correction.ts';
import { getOrder } from '../store/orders.ts';
import { fromProtoCorrection } from '../wire/from-proto-correction.ts';
import { orderVersion, toStoreOrder } from '../wire/to-store-order.ts';
import { changedMeanwhile } from './cancel-order.ts';
import { requestKeyOf } from './request-key.ts';

/** Cancels lines of an order, refunds it, or puts returned goods back into stock, once per key of the request. */
export const correctOrder: OrdersHandler<'CorrectOrder'> = (deps) => {
  const correct = withIdempotencyLookup(deps.db, correctNow(deps));
  return (request, caller) =>
    request.dryRun
      ? preview(deps, request, caller)
      : correct({ ...request, requestKey: requestKeyOf(caller) ?? request.requestKey }, caller);
};

async function preview(deps: OrdersDeps, request: CorrectOrderRequest__Output, caller: Caller): Promise<CorrectOrderResponse> {
  const given = fromProtoCorrection({ ...request, requestKey: deps.newId() });
  const order = await getOrder(deps.db, storeScope(caller), request.order);
  requireVersion(caller, orderVersion(order));
  return { ...toStoreOrder(order), refund: await previewCorrection(deps, caller, order, given) };
}

const correctNow =
  (deps: OrdersDeps) =>
  async (message: CorrectOrderRequest__Output, caller: Caller, claim?: Claim<CorrectOrderResponse>): Promise<CorrectOrderResponse> => {
    const scope = storeScope(caller);
    const given = fromProtoCorrection(message);
    const { expectedTotal } = given.request;
    const isShown = claim !== undefined || expectedTotal !== undefined;
    const closing = isShown ? await previewClosing(deps, caller, message.order, given) : undefined;
    const stored = await addCorrection(deps.db, scope, message.order, given, (order) => {
      requireVersion(caller, orderVersion(order));
      const corrected = withPendingCorrection(order, given);
      const cancelled = cancelledWith(corrected, given.id, deps.now().toISOString());
      if (cancelled === undefined) return { order: corrected };
      if (expectedTotal !== undefined && closing?.version !== orderVersion(order)) throw changedMeanwhile();
      return { order: cancelled, events: [orderEvent('order.cancelled', cancelled)] };
    });
    deps.afterCommit();
    const refund = await finish(deps, caller, stored, given);
    return await inTransaction(deps.db, async (trx) => {
      const response = { ...toStoreOrder(await getOrder(trx, scope, stored.id)), refund: closing?.refund ?? refund };
      await claim?.(trx, response);
      return response;
    });
  };

/**
 * Throws if a new correction would credit another total than is expected, before anything is written or recorded. Returns what billing will credit if it cancels
 * the whole order, which billing does by the event, and the version of that order.
 */
async function previewClosing(deps: OrdersDeps, caller: Caller, named: string, given: Pick<Correction, 'id' | 'request'>) {
  const scope = storeScope(caller);
  const order = await getOrder(deps.db, scope, named);
  if (await isKnownCorrection(deps.db, scope, order.id, given)) return undefined;
  requireVersion(caller, orderVersion(order));
  const isClosing = closesOrder(order, given, deps.now().toISOString());
  if (!isClosing && given.request.expectedTotal === undefined) return undefined;
  const refund = await previewCorrection(deps, caller, order, given);
  return isClosing ? { refund, version: orderVersion(order) } : undefined;
}

/** Completes the correction if it is pending, and returns what billing has done. */
async function finish(deps: OrdersDeps, caller: Caller, stored: Order, given: Pick<Correction, 'id' | 'request'>) {
  const pending = stored.corrections.find(({ id, finishedAt }) => id === given.id && finishedAt === null);
  if (pending !== undefined) return (await completeCorrection(deps, storeScope(caller), caller, stored, pending)).refund;
  // A repeated request of a finished refund returns the first response.
  return given.request.kind === 'refund' ? await creditCorrection(deps, caller, stored.id, given) : undefined;
}
