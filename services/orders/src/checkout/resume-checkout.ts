import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { ALL_COMPENSATIONS, CHECKOUT_STEPS, directionOf } from '../domain/checkout-step.ts';
import { takenOver, turnBack } from '../store/checkouts.ts';
import { settleOrPostpone, undoOrPostpone } from './finish-or-postpone.ts';
import { runCheckout } from './run-checkout.ts';

/** Brings a claimed checkout to its end: forward by asking again under the same id, or back. */
export async function resumeCheckout(deps: OrdersDeps, held: HeldCheckout): Promise<void> {
  if (CHECKOUT_STEPS[held.step].pivoted) return await settleOrPostpone(deps, held);
  if (held.step === 'compensating') return await undoOrPostpone(deps, held);
  if (directionOf(held.step, held.ageMs) === 'forward') {
    await runCheckout(deps, held);
    return;
  }
  const turned = await turnBack(deps.db, held, ALL_COMPENSATIONS);
  if (turned === undefined) throw takenOver();
  await undoOrPostpone(deps, turned);
}
