import { storeScope } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { deliveredOrder, withPendingShipment } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { updateOrder } from '../store/orders.ts';
import { fromProtoParcel, fromProtoShipmentLines } from '../wire/from-proto-shipment.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';

/** Ships the named lines of an order, or everything that remains. */
export const shipOrder: OrdersHandler<'ShipOrder'> = (deps) => async (request, caller) => {
  const scope = storeScope(caller);
  const requested = fromProtoShipmentLines(request.lines);
  const parcel = fromProtoParcel(request, deps.newId());
  const pending = await updateOrder(deps.db, scope, request.order, (order) => ({ order: withPendingShipment(order, requested, parcel) }));
  return { order: toProtoOrder(await sendShipment(deps, scope, caller.store, pending, parcel.id)) };
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
