import type { CheckoutStep } from '../domain/checkout-step.ts';

/** A step as stored. Earlier versions stored the calls before the pivot, one of them in two spellings (migration 0005). */
export type StoredStep = CheckoutStep | 'frozen' | 'reserved' | 'authorised' | 'authorized';

/** The stored steps at which a checkout can still be compensated. */
export const STORED_STEPS_BEFORE_PIVOT: readonly StoredStep[] = ['started', 'frozen', 'reserved', 'authorised', 'authorized'];

/** Returns the step for its stored form. Before the pivot, a checkout is resumed from the start, because its calls can be repeated. */
export function toCheckoutStep(stored: StoredStep): CheckoutStep {
  switch (stored) {
    case 'frozen':
    case 'reserved':
    case 'authorised':
    case 'authorized':
      return 'started';
    default:
      return stored;
  }
}
