import { isUuid } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { requestKeyReused } from '@storefront/idempotency';
import { namedId, storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { deliveredOrder, isRepeatedShipment, withPendingShipment } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { updateOrder } from '../store/orders.ts';
import { fromProtoParcel, fromProtoShipmentLines } from '../wire/from-proto-shipment.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Ships the named lines of an order, or everything that remains, once per key of the request. */
export const shipOrder: OrdersHandler<'ShipOrder'> = (deps) => async (request, caller) => {
  const scope = storeScope(caller);
  const requested = fromProtoShipmentLines(request.lines);
  const { requestKey } = request;
  if (requestKey !== undefined && !isUuid(requestKey)) throw invalid('request_key', 'must be a UUID');
  const parcel = fromProtoParcel(request, deps.newId());
  const idFor = (order: { id: string }) => (requestKey === undefined ? parcel.id : namedId(`${order.id} ${requestKey.toLowerCase()}`));
  const pending = await updateOrder(deps.db, scope, request.order, (order) => {
    const given = { ...parcel, id: idFor(order) };
    const earlier = order.shipments.find(({ id }) => id === given.id);
    if (earlier === undefined) return { order: withPendingShipment(order, requested, given) };
    if (!isRepeatedShipment(order, earlier, requested, given)) throw requestKeyReused();
    return { order };
  });
  return { order: toProtoOrder(await sendShipment(deps, scope, caller.store, pending, idFor(pending))) };
};

/** Marks a shipped order as delivered. */
export const deliverOrder: OrdersHandler<'DeliverOrder'> =
  ({ db, now, afterCommit }) =>
  async ({ order: idOrNumber }, caller) => {
    const order = await updateOrder(db, storeScope(caller), idOrNumber, (current) => {
      const delivered = deliveredOrder(current, now().toISOString());
      return { order: delivered, events: [orderEvent('order.delivered', delivered)] };
    });
    afterCommit();
    return { order: toProtoOrder(order) };
  };
