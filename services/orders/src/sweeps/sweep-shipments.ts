import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { getOrder } from '../store/orders.ts';
import { findExpiredPending, reclaimPending } from '../store/reclaim-pending.ts';
import { sweepByStore } from './sweep-by-store.ts';

const SHIPMENTS_AT_ONCE = 8;

/** Completes pending shipments whose process died. Returns how many it claimed. */
export const sweepShipments = (deps: OrdersDeps): Promise<number> => {
  const { db, log } = deps;
  return sweepByStore({
    sweep: 'resume-shipments',
    log,
    atOnce: SHIPMENTS_AT_ONCE,
    find: (without) => findExpiredPending(db, 'shipment', without),
    claim: (tenantId, found) => reclaimPending(db, 'shipment', tenantId, found),
    async work({ id, orderId, scope, store }) {
      try {
        const order = await getOrder(db, scope, orderId);
        await atTimeOfStore(db, scope, () => sendShipment(deps, scope, store, order, id));
        log.info({ shipment_id: id, order_id: orderId }, 'shipment_resumed');
      } catch (error) {
        log.warn({ err: error, shipment_id: id, order_id: orderId }, 'shipment_resume_failed');
      }
    },
  });
};
