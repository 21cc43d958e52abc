import { type CheckoutStep, STEPS_BEFORE_PIVOT } from '../domain/checkout-step.ts';

/** A step as stored: rows written by versions before migration 0005 can contain the old spelling of `authorized`. */
export type StoredStep = CheckoutStep | 'authorised';

/** Returns the step for its stored spelling. */
export const toCheckoutStep = (stored: StoredStep): CheckoutStep => (stored === 'authorised' ? 'authorized' : stored);

/** The stored spellings of the steps at which a checkout can still be compensated. */
export const STORED_STEPS_BEFORE_PIVOT: readonly StoredStep[] = [...STEPS_BEFORE_PIVOT, 'authorised'];
