import { atTimeOfStore } from '@storefront/store-clock';
import { resumeCheckout } from '../checkout/run-checkout.ts';
import type { OrdersDeps } from '../deps.ts';
import { findExpiredCheckouts, reclaimCheckouts } from '../store/reclaim-checkouts.ts';
import { sweepByStore } from './sweep-by-store.ts';

/** A crashed process leaves dozens of checkouts, not thousands. Eight at a time leave capacity for those that shoppers wait for. */
const CHECKOUTS_AT_ONCE = 8;

/** Finishes checkouts whose process died. Returns how many it claimed. */
export const sweepCheckouts = (deps: OrdersDeps): Promise<number> => {
  const { db, leaseHolder, log, newId } = deps;
  return sweepByStore({
    sweep: 'resume-checkouts',
    log,
    atOnce: CHECKOUTS_AT_ONCE,
    find: (without) => findExpiredCheckouts(db, without),
    claim: (tenantId, found) => reclaimCheckouts(db, tenantId, found, { leaseOwner: newId(), leaseHolder }),
    async work(held) {
      try {
        await atTimeOfStore(db, held, () => resumeCheckout(deps, held));
        log.info({ checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resumed');
      } catch (error) {
        log.warn({ err: error, checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resume_failed');
      }
    },
  });
};
