/** A recovery point: the last thing that is known of a checkout. */
export type CheckoutStep = 'started' | 'frozen' | 'reserved' | 'authorised' | 'ordered' | 'completed' | 'compensating' | 'abandoned';

/** What gives back what a step took; each is harmless when repeated, and before its step arrived. */
export type Compensation = 'release_payment' | 'release_stock' | 'unfreeze_cart';

interface StepFacts {
  readonly next: readonly CheckoutStep[];
  /** The order exists: from here there is no way back. */
  readonly pivoted: boolean;
  readonly finished: boolean;
  /** What the steps up to here have taken, in the order in which it is given back. */
  readonly taken: readonly Compensation[];
}

/** The compensations in reverse of the steps they undo. */
export const ALL_COMPENSATIONS: readonly Compensation[] = ['release_payment', 'release_stock', 'unfreeze_cart'];

const early = (next: CheckoutStep, taken: readonly Compensation[]): StepFacts => ({
  next: [next, 'compensating'],
  pivoted: false,
  finished: false,
  taken,
});

/** Every recovery point of a checkout and its exits. */
export const CHECKOUT_STEPS: Record<CheckoutStep, StepFacts> = {
  started: early('frozen', []),
  frozen: early('reserved', ['unfreeze_cart']),
  reserved: early('authorised', ['release_stock', 'unfreeze_cart']),
  authorised: early('ordered', ALL_COMPENSATIONS),
  ordered: { next: ['completed'], pivoted: true, finished: false, taken: [] },
  completed: { next: [], pivoted: true, finished: true, taken: [] },
  compensating: { next: ['abandoned'], pivoted: false, finished: false, taken: [] },
  abandoned: { next: [], pivoted: false, finished: true, taken: [] },
};

/**
 * What to give back when the step after `step` failed. A step that answered its refusal took nothing; one whose outcome is unknown may
 * have taken all the same.
 */
export function undoAfter(step: CheckoutStep, answered: boolean): readonly Compensation[] {
  if (answered) return CHECKOUT_STEPS[step].taken;
  const [reached] = CHECKOUT_STEPS[step].next;
  return reached === undefined || CHECKOUT_STEPS[reached].pivoted ? ALL_COMPENSATIONS : CHECKOUT_STEPS[reached].taken;
}

/** The recovery points from which a checkout can still be called off. */
export const STEPS_BEFORE_PIVOT: readonly CheckoutStep[] = ['started', 'frozen', 'reserved', 'authorised'];

/**
 * How old a checkout may be and still become an order after its process died. Older ones go back: nobody waits for them any more, and
 * forty seconds leave twenty to undo within the minute in which everything settles.
 */
export const FORWARD_AGE_MAX_MS = 40_000;

/** Where a checkout goes that lost its process: forward by asking again under the same id, back, or nowhere. */
export function directionOf(step: CheckoutStep, ageMs: number): 'forward' | 'back' | 'done' {
  const facts = CHECKOUT_STEPS[step];
  if (facts.finished) return 'done';
  if (facts.pivoted) return 'forward';
  if (step === 'compensating') return 'back';
  return ageMs <= FORWARD_AGE_MAX_MS ? 'forward' : 'back';
}
