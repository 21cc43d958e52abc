import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { CHECKOUT_STEPS, COMPENSATIONS, type CheckoutStep, FORWARD_AGE_MAX_MS, recoveryDirection } from './checkout-step.ts';

const ALL = Object.keys(CHECKOUT_STEPS) as CheckoutStep[];

describe('the recovery direction of an interrupted checkout', () => {
  const young = FORWARD_AGE_MAX_MS;
  const old = FORWARD_AGE_MAX_MS + 1;

  test.each<[CheckoutStep, 'forward' | 'back' | 'done', 'forward' | 'back' | 'done']>([
    ['started', 'forward', 'back'],
    ['ordered', 'forward', 'forward'],
    ['completed', 'done', 'done'],
    ['compensating', 'back', 'back'],
    ['abandoned', 'done', 'done'],
  ])('from %s is %s when young and %s when old', (step, whenYoung, whenOld) => {
    expect([recoveryDirection(step, young), recoveryDirection(step, old)]).toEqual([whenYoung, whenOld]);
  });
});

test('calls are compensated in reverse', () => {
  expect(COMPENSATIONS).toEqual(['release_payment', 'release_stock', 'unfreeze_cart']);
});

test('no transition crosses the pivot backward', () => {
  expect(ALL.filter((each) => CHECKOUT_STEPS[each].pivoted)).toEqual(['ordered', 'completed']);
  for (const step of seen(
    'pivoted steps',
    ALL.filter((each) => CHECKOUT_STEPS[each].pivoted),
  )) {
    expect(seen('next steps', CHECKOUT_STEPS[step].next, 0).every((next) => CHECKOUT_STEPS[next].pivoted)).toBe(true);
  }
});

test('each step but the first one is reached from another one', () => {
  const reached = new Set(ALL.flatMap((step) => CHECKOUT_STEPS[step].next));

  expect(ALL.filter((step) => !reached.has(step))).toEqual(['started']);
});
