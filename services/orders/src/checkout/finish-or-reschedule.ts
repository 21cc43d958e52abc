import type { OrdersDeps } from '../deps.ts';
import type { LeasedCheckout } from '../domain/checkout.ts';
import { rescheduleCheckout } from '../store/checkouts.ts';

/**
 * Exponential backoff: a shopper who retries waits little longer than the service is unavailable, and one that stays unavailable is called every 30 seconds.
 */
const WAIT_MIN_MS = 250;
const WAIT_MAX_MS = 30_000;

/** Settles or compensates a checkout whose outcome is known. If that fails, leaves it to the sweep. Never rejects. */
export async function finishOrReschedule(
  deps: OrdersDeps,
  leased: LeasedCheckout,
  finish: (deps: OrdersDeps, leased: LeasedCheckout) => Promise<void>,
): Promise<void> {
  try {
    await finish(deps, leased);
  } catch (error) {
    const waitMs = Math.min(WAIT_MIN_MS * 2 ** leased.attempts, WAIT_MAX_MS);
    deps.log.warn(
      { err: error, checkout_id: leased.id, step: leased.step, attempts: leased.attempts, wait_ms: waitMs },
      'checkout_rescheduled',
    );
    // The database may be what failed. In that case the lease expires and the sweep picks the checkout up anyway.
    await rescheduleCheckout(deps.db, leased, waitMs).catch((cause: unknown) => {
      deps.log.warn({ err: cause, checkout_id: leased.id }, 'checkout_not_rescheduled');
    });
  }
}
