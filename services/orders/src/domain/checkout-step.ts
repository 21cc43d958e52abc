/** How far a checkout has come. */
export type CheckoutStep = 'started' | 'ordered' | 'completed' | 'compensating' | 'abandoned';

/** A call that compensates another one. It may be repeated, and may arrive before the call that it compensates. */
export type Compensation = 'release_payment' | 'release_stock' | 'unfreeze_cart';

/** All compensations, in the reverse order of the calls. */
export const COMPENSATIONS: readonly Compensation[] = ['release_payment', 'release_stock', 'unfreeze_cart'];

interface StepFacts {
  readonly next: readonly CheckoutStep[];
  /** The order exists, so the checkout can only move forward. */
  readonly pivoted: boolean;
}

/** The state machine of a checkout. */
export const CHECKOUT_STEPS: Record<CheckoutStep, StepFacts> = {
  started: { next: ['ordered', 'compensating'], pivoted: false },
  ordered: { next: ['completed'], pivoted: true },
  completed: { next: [], pivoted: true },
  compensating: { next: ['abandoned'], pivoted: false },
  abandoned: { next: [], pivoted: false },
};

/**
 * Maximum age at which an interrupted checkout is still moved forward. Older ones are compensated: their shopper no longer waits, and 20
 * seconds remain to compensate within the minute in which every checkout settles.
 */
export const FORWARD_AGE_MAX_MS = 40_000;

/** Decides how to recover an interrupted checkout: forward by repeating its calls, back by compensation, or not at all. */
export function recoveryDirection(step: CheckoutStep, ageMs: number): 'forward' | 'back' | 'done' {
  const { next, pivoted } = CHECKOUT_STEPS[step];
  if (next.length === 0) return 'done';
  if (pivoted) return 'forward';
  if (step === 'compensating') return 'back';
  return ageMs <= FORWARD_AGE_MAX_MS ? 'forward' : 'back';
}
