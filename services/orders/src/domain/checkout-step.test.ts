import { describe, expect, test } from '@jest/globals';
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  compensationsAfter,
  FORWARD_AGE_MAX_MS,
  recoveryDirection,
  STEPS_BEFORE_PIVOT,
} from './checkout-step.ts';

const ALL = Object.keys(CHECKOUT_STEPS) as CheckoutStep[];

describe('the recovery direction of an interrupted checkout', () => {
  const young = FORWARD_AGE_MAX_MS;
  const old = FORWARD_AGE_MAX_MS + 1;

  test.each<[CheckoutStep, 'forward' | 'back' | 'done', 'forward' | 'back' | 'done']>([
    ['started', 'forward', 'back'],
    ['frozen', 'forward', 'back'],
    ['reserved', 'forward', 'back'],
    ['authorized', 'forward', 'back'],
    ['ordered', 'forward', 'forward'],
    ['completed', 'done', 'done'],
    ['compensating', 'back', 'back'],
    ['abandoned', 'done', 'done'],
  ])('from %s is %s when young and %s when old', (step, whenYoung, whenOld) => {
    expect([recoveryDirection(step, young), recoveryDirection(step, old)]).toEqual([whenYoung, whenOld]);
  });
});

describe('the compensations after a failed step', () => {
  test.each<[CheckoutStep, string[], string[]]>([
    ['started', [], ['unfreeze_cart']],
    ['frozen', ['unfreeze_cart'], ['release_stock', 'unfreeze_cart']],
    ['reserved', ['release_stock', 'unfreeze_cart'], ['release_payment', 'release_stock', 'unfreeze_cart']],
    ['authorized', ['release_payment', 'release_stock', 'unfreeze_cart'], ['release_payment', 'release_stock', 'unfreeze_cart']],
  ])('after %s are %j if the next step was refused and %j if its outcome is unknown', (step, refused, unknown) => {
    expect([compensationsAfter(step, true), compensationsAfter(step, false)]).toEqual([refused, unknown]);
  });
});

test('no transition crosses the pivot backward', () => {
  for (const step of ALL.filter((each) => CHECKOUT_STEPS[each].pivoted)) {
    expect(CHECKOUT_STEPS[step].next.every((next) => CHECKOUT_STEPS[next].pivoted)).toBe(true);
  }
});

test('the steps before the pivot are the ones that can be compensated', () => {
  expect(ALL.filter((step) => CHECKOUT_STEPS[step].next.includes('compensating'))).toEqual(STEPS_BEFORE_PIVOT);
});

test('only finished steps have no transitions', () => {
  for (const step of ALL) expect(CHECKOUT_STEPS[step].finished).toBe(CHECKOUT_STEPS[step].next.length === 0);
});
