import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import { completeCorrection } from '../corrections/complete-correction.ts';
import type { OrdersDeps } from '../deps.ts';
import { getOrder } from '../store/orders.ts';
import { reclaimPending } from '../store/reclaim-pending.ts';

const CORRECTIONS_AT_ONCE = 8;

/** Completes pending corrections whose process died, and returns of the previous release. Returns how many it claimed. */
export async function sweepCorrections(deps: OrdersDeps): Promise<number> {
  const claimed = await reclaimPending(deps.db, 'order_return', CORRECTIONS_AT_ONCE);
  await Promise.all(
    claimed.map(async ({ id, orderId, scope, store }) => {
      try {
        const order = await getOrder(deps.db, scope, orderId);
        const pending = order.corrections.find((correction) => correction.id === id);
        if (pending === undefined) return;
        await atTimeOfStore(deps.db, scope, () => completeCorrection(deps, scope, serviceCaller(scope, store), order, pending));
        deps.log.info({ correction_id: id, order_id: orderId }, 'correction_resumed');
      } catch (error) {
        deps.log.warn({ err: error, correction_id: id, order_id: orderId }, 'correction_resume_failed');
      }
    }),
  );
  return claimed.length;
}
