/**
 * Shipping, a small saga. A shipment is first written under way, which bars the order's cancellation; then `catalog` takes its goods off the
 * shelf under the shipment's id; then the order says that they have left. A process that dies in between leaves the shipment under way, and
 * the sweep (sweep-shipments.ts) asks the catalog again, who answers the same. What the catalog refuses is taken back.
 */
import type { Scope } from '@storefront/db';
import { serviceCaller } from '@storefront/rpc';
import { isRefusal } from '../checkout/is-refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { StoreFacts } from '../domain/checkout.ts';
import type { Order } from '../domain/order.ts';
import { withoutShipment, withShipmentSent } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';

/** Sends a shipment that is under way. May be repeated. */
export async function sendShipment(deps: OrdersDeps, scope: Scope, store: StoreFacts, order: Order, shipmentId: string): Promise<Order> {
  const shipment = order.shipments.find(({ id, shippedAt }) => id === shipmentId && shippedAt === null);
  if (shipment === undefined) return order;
  try {
    const lines = [...shipment.lines];
    await deps.catalog.shipReservation({ checkoutId: order.checkoutId, shipmentId, lines }, serviceCaller(scope, store));
  } catch (error) {
    if (isRefusal(error)) await updateOrder(deps.db, scope, order.id, (current) => ({ order: withoutShipment(current, shipmentId) }));
    throw error;
  }
  const sent = await updateOrder(deps.db, scope, order.id, (current) => {
    const changed = withShipmentSent(current, shipmentId, deps.now().toISOString());
    return { order: changed, events: changed === current ? [] : [orderEvent('order.shipped', changed)] };
  });
  deps.afterCommit();
  return sent;
}
