import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { getOrder } from '../store/orders.ts';
import { reclaimPending } from '../store/reclaim-pending.ts';

const SHIPMENTS_AT_ONCE = 8;

/** Completes pending shipments whose process died. Returns how many it claimed. */
export async function sweepShipments(deps: OrdersDeps): Promise<number> {
  const claimed = await reclaimPending(deps.db, 'shipment', SHIPMENTS_AT_ONCE);
  await Promise.all(
    claimed.map(async ({ id, orderId, scope, store }) => {
      try {
        const order = await getOrder(deps.db, scope, orderId);
        await atTimeOfStore(deps.db, scope, () => sendShipment(deps, scope, store, order, id));
        deps.log.info({ shipment_id: id, order_id: orderId }, 'shipment_resumed');
      } catch (error) {
        deps.log.warn({ err: error, shipment_id: id, order_id: orderId }, 'shipment_resume_failed');
      }
    }),
  );
  return claimed.length;
}
