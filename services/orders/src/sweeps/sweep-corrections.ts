import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import { completeCorrection } from '../corrections/complete-correction.ts';
import type { OrdersDeps } from '../deps.ts';
import { getOrder } from '../store/orders.ts';
import { findExpiredPending, reclaimPending } from '../store/reclaim-pending.ts';
import { sweepByStore } from './sweep-by-store.ts';

const CORRECTIONS_AT_ONCE = 8;

/** Completes pending corrections whose process died. Returns how many it claimed. */
export const sweepCorrections = (deps: OrdersDeps): Promise<number> => {
  const { db, log } = deps;
  return sweepByStore({
    sweep: 'resume-corrections',
    log,
    atOnce: CORRECTIONS_AT_ONCE,
    find: (without) => findExpiredPending(db, 'order_return', without),
    claim: (tenantId, found) => reclaimPending(db, 'order_return', tenantId, found),
    async work({ id, orderId, scope, store }) {
      try {
        const order = await getOrder(db, scope, orderId);
        const pending = order.corrections.find((correction) => correction.id === id);
        if (pending === undefined) return;
        await atTimeOfStore(db, scope, () => completeCorrection(deps, scope, serviceCaller(scope, store), order, pending));
        log.info({ correction_id: id, order_id: orderId }, 'correction_resumed');
      } catch (error) {
        log.warn({ err: error, correction_id: id, order_id: orderId }, 'correction_resume_failed');
      }
    },
  });
};
