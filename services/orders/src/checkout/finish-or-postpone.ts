import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { postponeCheckout } from '../store/checkouts.ts';
import { settleOrder } from './settle-order.ts';
import { undoCheckout } from './undo-checkout.ts';

/** The first wait is one turn of the sweeper; a neighbour that stays away is asked every half minute. */
const WAIT_MIN_MS = 2_000;
const WAIT_MAX_MS = 30_000;

/** Settles the order now, or lets the sweeper: it stands either way. */
export const settleOrPostpone = (deps: OrdersDeps, held: HeldCheckout, onCartClosed: () => void = () => undefined): Promise<void> =>
  orPostpone(deps, held, () => settleOrder(deps, held, onCartClosed));

/** Gives back now, or lets the sweeper: the refusal of the checkout stands either way. */
export const undoOrPostpone = (deps: OrdersDeps, held: HeldCheckout): Promise<void> =>
  orPostpone(deps, held, () => undoCheckout(deps, held));

async function orPostpone(deps: OrdersDeps, held: HeldCheckout, finish: () => Promise<void>): Promise<void> {
  try {
    await finish();
  } catch (error) {
    const waitMs = Math.min(WAIT_MIN_MS * 2 ** held.attempts, WAIT_MAX_MS);
    deps.log.warn({ err: error, checkout_id: held.id, step: held.step, attempts: held.attempts, wait_ms: waitMs }, 'checkout_postponed');
    // The database itself may be what failed. Then the lease lapses by itself and the sweeper comes all the same.
    await postponeCheckout(deps.db, held, waitMs).catch((cause: unknown) => {
      deps.log.warn({ err: cause, checkout_id: held.id }, 'checkout_not_postponed');
    });
  }
}
