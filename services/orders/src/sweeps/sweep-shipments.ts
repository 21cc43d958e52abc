import type { OrdersDeps } from '../deps.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { claimLapsedShipments } from '../store/lapsed-shipments.ts';
import { getOrder } from '../store/orders.ts';

const SHIPMENTS_AT_ONCE = 8;

/** Sends the shipments whose process is gone. Answers how many there were. */
export async function sweepShipments(deps: OrdersDeps): Promise<number> {
  const claimed = await claimLapsedShipments(deps.db, SHIPMENTS_AT_ONCE);
  await Promise.all(
    claimed.map(async ({ id, orderId, scope, store }) => {
      try {
        await sendShipment(deps, scope, store, await getOrder(deps.db, scope, orderId), id);
        deps.log.info({ shipment_id: id, order_id: orderId }, 'shipment_resumed');
      } catch (error) {
        deps.log.warn({ err: error, shipment_id: id, order_id: orderId }, 'shipment_resume_failed');
      }
    }),
  );
  return claimed.length;
}
