/** A recovery point: the last step that a checkout is known to have completed. */
export type CheckoutStep = 'started' | 'frozen' | 'reserved' | 'authorized' | 'ordered' | 'completed' | 'compensating' | 'abandoned';

/** A call that compensates a step. It may be repeated, and may arrive before the step that it compensates. */
export type Compensation = 'release_payment' | 'release_stock' | 'unfreeze_cart';

interface StepFacts {
  readonly next: readonly CheckoutStep[];
  /** The order exists, so the checkout can only move forward. */
  readonly pivoted: boolean;
  readonly finished: boolean;
  /** What compensates the steps up to here, in the order of execution. */
  readonly compensations: readonly Compensation[];
}

/** All compensations, in reverse order of their steps. */
export const ALL_COMPENSATIONS: readonly Compensation[] = ['release_payment', 'release_stock', 'unfreeze_cart'];

const beforePivot = (next: CheckoutStep, compensations: readonly Compensation[]): StepFacts => ({
  next: [next, 'compensating'],
  pivoted: false,
  finished: false,
  compensations,
});

/** The state machine of a checkout. */
export const CHECKOUT_STEPS: Record<CheckoutStep, StepFacts> = {
  started: beforePivot('frozen', []),
  frozen: beforePivot('reserved', ['unfreeze_cart']),
  reserved: beforePivot('authorized', ['release_stock', 'unfreeze_cart']),
  authorized: beforePivot('ordered', ALL_COMPENSATIONS),
  ordered: { next: ['completed'], pivoted: true, finished: false, compensations: [] },
  completed: { next: [], pivoted: true, finished: true, compensations: [] },
  compensating: { next: ['abandoned'], pivoted: false, finished: false, compensations: [] },
  abandoned: { next: [], pivoted: false, finished: true, compensations: [] },
};

/**
 * Returns the compensations to run after the step that follows `step` failed. A refused step had no effect; a step whose outcome is unknown
 * may have had one.
 */
export function compensationsAfter(step: CheckoutStep, outcomeKnown: boolean): readonly Compensation[] {
  if (outcomeKnown) return CHECKOUT_STEPS[step].compensations;
  const [reached] = CHECKOUT_STEPS[step].next;
  return reached === undefined || CHECKOUT_STEPS[reached].pivoted ? ALL_COMPENSATIONS : CHECKOUT_STEPS[reached].compensations;
}

/** The recovery points at which a checkout can still be compensated. */
export const STEPS_BEFORE_PIVOT: readonly CheckoutStep[] = ['started', 'frozen', 'reserved', 'authorized'];

/**
 * Maximum age at which an interrupted checkout is still moved forward. Older ones are compensated: their shopper no longer waits, and 20
 * seconds remain to compensate within the minute in which every checkout settles.
 */
export const FORWARD_AGE_MAX_MS = 40_000;

/** Decides how to recover an interrupted checkout: forward by repeating its calls, back by compensation, or not at all. */
export function recoveryDirection(step: CheckoutStep, ageMs: number): 'forward' | 'back' | 'done' {
  const facts = CHECKOUT_STEPS[step];
  if (facts.finished) return 'done';
  if (facts.pivoted) return 'forward';
  if (step === 'compensating') return 'back';
  return ageMs <= FORWARD_AGE_MAX_MS ? 'forward' : 'back';
}
