/**
 * Checkout is a saga across four services.
 *
 * Participants. `orders` orchestrates the saga and stores one row of table `checkout` per checkout. `cart` freezes and later closes the cart,
 * `catalog` reserves stock, `billing` authorizes the payment and holds credit. Every call is idempotent under the checkout's ID, and so is
 * every compensation. A compensation may even arrive before the call it compensates: it leaves a tombstone, and the late call is refused.
 *
 * Forward path. A checkout starts as a row, `started`, together with its Idempotency-Key, if any, and the ID and number of its future order.
 * Three steps follow, whose results stay in memory: the cart is frozen and its prices are still valid (`frozen`), the catalog has the same prices
 * and the stock of every line is reserved (`reserved`), the payment is authorized (`authorized`). Then comes the pivot, one transaction of this service: order, lines,
 * timeline, outbox event, stored response, and the row becomes `ordered`. After it, the holds on stock and credit are committed, the cart is
 * closed, and the row becomes `completed`.
 *
 * Failures. If a step fails before the pivot, the row becomes `compensating`, the steps are compensated in reverse order, and the row ends as
 * `abandoned`. Nothing was written, so its Idempotency-Key is released. A step that was refused had no effect, except that stock
 * can be reserved although the prices have changed; a step whose outcome is unknown may have had one and is compensated too. If a step fails after the pivot, the order remains valid and the step is retried until it succeeds.
 *
 * Recovery. A run holds its row through a lease. A process that dies, or is paused for longer than its lease, loses the row to the sweep
 * (sweep-checkouts.ts), and every later write of the old run is rejected. Nothing is stored between the start and the outcome, because every
 * call can be repeated: the sweep repeats all calls of a young checkout and gets the same results, compensates an old one, and completes one
 * that is past the pivot.
 */
import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import { ALL_COMPENSATIONS, compensationsAfter } from '../domain/checkout-step.ts';
import { checkoutTakenOver, findResult, startCompensating } from '../store/checkouts.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';
import { compensateOrReschedule, settleOrReschedule } from './finish-or-reschedule.ts';
import { isRefusal } from './is-refusal.ts';
import { STEPS } from './steps.ts';
import { waitForCaller } from './wait-for-caller.ts';

/** How a run ended: with an order, with a refusal that the shopper can act on, or with an error. */
type Outcome = { readonly held: HeldCheckout } & (
  | { readonly result: string }
  | { readonly refused: CheckoutResult }
  | { readonly error: unknown }
);

/**
 * Runs a checkout from its recovery point to its end and returns the CheckoutResult message as JSON text. If a step fails, throws its error
 * after compensation has finished or was left to the sweep. After the pivot it waits only for the cart to be closed, the one effect that
 * a shopper can see. Neither wait lasts beyond `deadlineAt` (ms epoch); the work then continues in the background, so that a placed order is
 * not reported as a timeout.
 */
export async function runCheckout(deps: OrdersDeps, begun: HeldCheckout, deadlineAt?: number): Promise<string> {
  const end = await advance(deps, begun);
  if ('result' in end) return await respondAfterCartClosed(deps, end.held, end.result, deadlineAt);

  const outcomeKnown = 'refused' in end || isRefusal(end.error);
  // The step that was stored may be behind what the previous run did, so a resumed run compensates everything.
  const undo = end.held.resumed ? ALL_COMPENSATIONS : compensationsAfter(end.held.step, outcomeKnown);
  const compensating = await startCompensating(deps.db, end.held, undo);
  if (compensating === undefined) return await recoverResult(deps, end.held, deadlineAt);

  await waitForCaller(compensateOrReschedule(deps, compensating), deadlineAt);
  if ('refused' in end) return JSON.stringify(toProtoCheckoutResult(end.refused));
  throw end.error;
}

async function advance(deps: OrdersDeps, begun: HeldCheckout): Promise<Outcome> {
  let held = begun;
  try {
    for (;;) {
      const step = STEPS[held.step];
      if (step === undefined) throw new Error(`a checkout in step ${held.step} cannot be run`);
      const moved = await step(deps, held);
      if ('refused' in moved || 'error' in moved) return { held, ...moved };
      held = moved.held;
      if (moved.result !== undefined) return { held, result: moved.result };
    }
  } catch (error) {
    return { held, error };
  }
}

async function respondAfterCartClosed(
  deps: OrdersDeps,
  held: HeldCheckout,
  result: string,
  deadlineAt: number | undefined,
): Promise<string> {
  const cartClosed = Promise.withResolvers<void>();
  const settled = settleOrReschedule(deps, held, cartClosed.resolve);
  deps.backgroundTasks.add(settled);
  await waitForCaller(Promise.race([cartClosed.promise, settled]), deadlineAt);
  return result;
}

/** A checkout that cannot be compensated is past the pivot, whose commit was not acknowledged, or is leased to another run. */
async function recoverResult(deps: OrdersDeps, held: HeldCheckout, deadlineAt: number | undefined): Promise<string> {
  const result = await findResult(deps.db, held);
  if (result === undefined) throw checkoutTakenOver();
  return await respondAfterCartClosed(deps, { ...held, step: 'ordered' }, result, deadlineAt);
}
