import { resumeCheckout } from '../checkout/resume-checkout.ts';
import type { OrdersDeps } from '../deps.ts';
import { claimLapsedCheckouts } from '../store/lapsed-checkouts.ts';

/** After the death of a process dozens of checkouts lapse, not thousands; eight at once leave room for those that shoppers wait for. */
const CHECKOUTS_AT_ONCE = 8;

/** Takes over the checkouts whose process is gone and brings each to its end. Answers how many there were. */
export async function sweepCheckouts(deps: OrdersDeps): Promise<number> {
  const claimed = await claimLapsedCheckouts(deps.db, deps.newId(), CHECKOUTS_AT_ONCE);
  await Promise.all(
    claimed.map(async (held) => {
      try {
        await resumeCheckout(deps, held);
        deps.log.info({ checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resumed');
      } catch (error) {
        deps.log.warn({ err: error, checkout_id: held.id, step: held.step, age_ms: held.ageMs }, 'checkout_resume_failed');
      }
    }),
  );
  return claimed.length;
}
