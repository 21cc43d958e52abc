import { atTimeOfStore } from '@storefront/store-clock';
import { resumeCheckout } from '../checkout/run-checkout.ts';
import type { OrdersDeps } from '../deps.ts';
import { reclaimCheckouts } from '../store/reclaim-checkouts.ts';

/** A crashed process leaves dozens of checkouts, not thousands. Eight at a time leave capacity for those that shoppers wait for. */
const CHECKOUTS_AT_ONCE = 8;

/** Finishes checkouts whose process died. Returns how many it claimed. */
export async function sweepCheckouts(deps: OrdersDeps): Promise<number> {
  const claimed = await reclaimCheckouts(deps.db, {
    leaseOwner: deps.newId(),
    leaseHolder: deps.leaseHolder,
    limit: CHECKOUTS_AT_ONCE,
  });
  await Promise.all(
    claimed.map(async (held) => {
      try {
        await atTimeOfStore(deps.db, held, () => resumeCheckout(deps, held));
        deps.log.info({ checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resumed');
      } catch (error) {
        deps.log.warn({ err: error, checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resume_failed');
      }
    }),
  );
  return claimed.length;
}
