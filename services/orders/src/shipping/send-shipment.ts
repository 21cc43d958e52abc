/**
 * Shipping is a small saga. First a pending shipment is stored, which prevents the order's cancellation. Then `catalog` deducts its goods from
 * stock, idempotently under the shipment's ID. Finally the shipment is marked as sent. If the process dies in between, the sweep
 * (sweep-shipments.ts) repeats the call. A shipment that the catalog refuses is removed.
 */
import type { StoreSettings } from '@storefront/contract';
import { inTransaction, type Scope } from '@storefront/db';
import { serviceCaller } from '@storefront/rpc';
import { isRefusal } from '../checkout/is-refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../domain/order.ts';
import { withoutShipment, withShipmentSent } from '../domain/ship-order.ts';
import { orderEvent } from '../events/order-event.ts';
import { updateOrder } from '../store/orders.ts';
import type { Trx } from '../store/schema.ts';

/** Completes a pending shipment. It may be repeated. `beforeCommit` runs last in the transaction that marks the shipment as sent, or in one of its own. */
export async function sendShipment(
  deps: OrdersDeps,
  scope: Scope,
  store: StoreSettings,
  order: Order,
  shipmentId: string,
  beforeCommit?: (trx: Trx) => Promise<void>,
): Promise<Order> {
  const shipment = order.shipments.find(({ id, shippedAt }) => id === shipmentId && shippedAt === null);
  if (shipment === undefined) {
    if (beforeCommit !== undefined) await inTransaction(deps.db, beforeCommit);
    return order;
  }
  try {
    const lines = [...shipment.lines];
    await deps.catalog.shipReservation({ checkoutId: order.checkoutId, shipmentId, lines }, serviceCaller(scope, store));
  } catch (error) {
    if (isRefusal(error)) await updateOrder(deps.db, scope, order.id, (current) => ({ order: withoutShipment(current, shipmentId) }));
    throw error;
  }
  const markSent = (current: Order) => {
    const changed = withShipmentSent(current, shipmentId, deps.now().toISOString());
    return { order: changed, events: changed === current ? [] : [orderEvent('order.shipped', changed)] };
  };
  const sent = await updateOrder(deps.db, scope, order.id, markSent, beforeCommit);
  deps.afterCommit();
  return sent;
}
