import { serviceCaller } from '@storefront/rpc';
import { atTimeOfStore } from '@storefront/store-clock';
import type { OrdersDeps } from '../deps.ts';
import { completeReturn } from '../returns/complete-return.ts';
import { reclaimReturns } from '../store/returns.ts';

const RETURNS_AT_ONCE = 8;

/** Completes pending returns whose process died. Returns how many it claimed. */
export async function sweepReturns(deps: OrdersDeps): Promise<number> {
  const claimed = await reclaimReturns(deps.db, RETURNS_AT_ONCE);
  await Promise.all(
    claimed.map(async ({ scope, store, pending }) => {
      try {
        await atTimeOfStore(deps.db, scope, () => completeReturn(deps, scope, serviceCaller(scope, store), pending));
        deps.log.info({ return_id: pending.id, order_id: pending.orderId }, 'return_resumed');
      } catch (error) {
        deps.log.warn({ err: error, return_id: pending.id, order_id: pending.orderId }, 'return_resume_failed');
      }
    }),
  );
  return claimed.length;
}
