import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import { ALL_COMPENSATIONS, CHECKOUT_STEPS, recoveryDirection } from '../domain/checkout-step.ts';
import { checkoutTakenOver, startCompensating } from '../store/checkouts.ts';
import { compensateOrReschedule, settleOrReschedule } from './finish-or-reschedule.ts';
import { runCheckout } from './run-checkout.ts';

/** Finishes a claimed checkout: forward, by repeating its calls under the same ID, or by compensation. */
export async function resumeCheckout(deps: OrdersDeps, held: HeldCheckout): Promise<void> {
  if (CHECKOUT_STEPS[held.step].pivoted) return await settleOrReschedule(deps, held);
  if (held.step === 'compensating') return await compensateOrReschedule(deps, held);
  if (recoveryDirection(held.step, held.ageMs) === 'forward') {
    await runCheckout(deps, held);
    return;
  }
  const compensating = await startCompensating(deps.db, held, ALL_COMPENSATIONS);
  if (compensating === undefined) throw checkoutTakenOver();
  await compensateOrReschedule(deps, compensating);
}
