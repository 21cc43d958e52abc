import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { type Claim, requestKeyReused, withIdempotencyLookup } from '@storefront/idempotency';
import type { DeliverOrderResponse, ShipOrderRequest__Output, ShipOrderResponse } from '@storefront/proto/storefront/orders/v1';
import { type Caller, namedId, requireVersion, storeScope } from '@storefront/rpc';
import type { OrdersDeps, OrdersHandler } from '../deps.ts';
import type { Order } from '../domain/order.ts';
import { deliveredOrder, isRepeatedShipment, withPendingShipment } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { getOrder, updateOrder } from '../store/orders.ts';
import { fromProtoParcel, fromProtoShipmentLines } from '../wire/from-proto-shipment.ts';
import { orderVersion, toStoreOrder } from '../wire/to-store-order.ts';
import { requestKeyOf } from './request-key.ts';

/** Ships the named lines of an order, or everything that remains, once per key of the request. */
export const shipOrder: OrdersHandler<'ShipOrder'> = (deps) => (request, caller) =>
  withIdempotencyLookup(deps.db, shipNow(deps))({ ...request, requestKey: requestKeyOf(caller) ?? request.requestKey }, caller);

const shipNow =
  (deps: OrdersDeps) =>
  async (request: ShipOrderRequest__Output, caller: Caller, claim?: Claim<ShipOrderResponse>): Promise<ShipOrderResponse> => {
    const scope = storeScope(caller);
    const requested = fromProtoShipmentLines(request.lines);
    const { requestKey } = request;
    if (requestKey !== undefined && !isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
    const parcel = fromProtoParcel(request, deps.newId());
    const idFor = (order: { id: string }) => (requestKey === undefined ? parcel.id : namedId(`${order.id} ${requestKey.toLowerCase()}`));
    const pending = await updateOrder(deps.db, scope, request.order, (order) => {
      const given = { ...parcel, id: idFor(order) };
      const earlier = order.shipments.find(({ id }) => id === given.id);
      if (earlier === undefined) {
        requireVersion(caller, orderVersion(order));
        return { order: withPendingShipment(order, requested, given) };
      }
      if (!isRepeatedShipment(order, earlier, requested, given)) throw requestKeyReused();
      return { order };
    });
    let response: ShipOrderResponse = {};
    await sendShipment(deps, scope, caller.store, pending, idFor(pending), async (trx) => {
      response = toStoreOrder(await getOrder(trx, scope, pending.id));
      await claim?.(trx, response);
    });
    return response;
  };

/** Marks a shipped order as delivered. */
export const deliverOrder: OrdersHandler<'DeliverOrder'> =
  ({ db, now, afterCommit }) =>
  async ({ order: idOrNumber }, caller) => {
    const scope = storeScope(caller);
    let response: DeliverOrderResponse = {};
    const deliver = (current: Order) => {
      requireVersion(caller, orderVersion(current));
      const delivered = deliveredOrder(current, now().toISOString());
      return { order: delivered, events: [orderEvent('order.delivered', delivered)] };
    };
    await updateOrder(db, scope, idOrNumber, deliver, async (trx) => {
      response = toStoreOrder(await getOrder(trx, scope, idOrNumber));
    });
    afterCommit();
    return response;
  };
