import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { completeReturn } from '../returns/complete-return.ts';
import { reclaimPending } from '../store/reclaim-pending.ts';
import { getReturn } from '../store/returns.ts';

const RETURNS_AT_ONCE = 8;

/** Completes pending returns whose process died. Returns how many it claimed. */
export async function sweepReturns(deps: OrdersDeps): Promise<number> {
  const claimed = await reclaimPending(deps.db, 'order_return', RETURNS_AT_ONCE);
  await Promise.all(
    claimed.map(async ({ id, orderId, scope, store }) => {
      try {
        const pending = await getReturn(deps.db, scope, orderId, id);
        await atTimeOfStore(deps.db, scope, () => completeReturn(deps, scope, serviceCaller(scope, store), pending));
        deps.log.info({ return_id: id, order_id: orderId }, 'return_resumed');
      } catch (error) {
        deps.log.warn({ err: error, return_id: id, order_id: orderId }, 'return_resume_failed');
      }
    }),
  );
  return claimed.length;
}
