import { describe, expect, test } from '@jest/globals';
import { CHECKOUT_STEPS, type CheckoutStep, directionOf, FORWARD_AGE_MAX_MS, STEPS_BEFORE_PIVOT, undoAfter } from './checkout-step.ts';

const ALL = Object.keys(CHECKOUT_STEPS) as CheckoutStep[];

describe('where a checkout goes that lost its process', () => {
  const young = FORWARD_AGE_MAX_MS;
  const old = FORWARD_AGE_MAX_MS + 1;

  test.each<[CheckoutStep, 'forward' | 'back' | 'done', 'forward' | 'back' | 'done']>([
    ['started', 'forward', 'back'],
    ['frozen', 'forward', 'back'],
    ['reserved', 'forward', 'back'],
    ['authorised', 'forward', 'back'],
    ['ordered', 'forward', 'forward'],
    ['completed', 'done', 'done'],
    ['compensating', 'back', 'back'],
    ['abandoned', 'done', 'done'],
  ])('%s: young %s, old %s', (step, whenYoung, whenOld) => {
    expect([directionOf(step, young), directionOf(step, old)]).toEqual([whenYoung, whenOld]);
  });
});

describe('what is given back when the next step fails', () => {
  test.each<[CheckoutStep, string[], string[]]>([
    ['started', [], ['unfreeze_cart']],
    ['frozen', ['unfreeze_cart'], ['release_stock', 'unfreeze_cart']],
    ['reserved', ['release_stock', 'unfreeze_cart'], ['release_payment', 'release_stock', 'unfreeze_cart']],
    ['authorised', ['release_payment', 'release_stock', 'unfreeze_cart'], ['release_payment', 'release_stock', 'unfreeze_cart']],
  ])('after %s: %j when it answered no, %j when it did not answer', (step, answered, silent) => {
    expect([undoAfter(step, true), undoAfter(step, false)]).toEqual([answered, silent]);
  });
});

test('no step leads back from behind the pivot', () => {
  for (const step of ALL.filter((each) => CHECKOUT_STEPS[each].pivoted)) {
    expect(CHECKOUT_STEPS[step].next.every((next) => CHECKOUT_STEPS[next].pivoted)).toBe(true);
  }
});

test('the steps before the pivot are those that can be called off', () => {
  expect(ALL.filter((step) => CHECKOUT_STEPS[step].next.includes('compensating'))).toEqual(STEPS_BEFORE_PIVOT);
});

test('only finished checkouts have no exit', () => {
  for (const step of ALL) expect(CHECKOUT_STEPS[step].finished).toBe(CHECKOUT_STEPS[step].next.length === 0);
});
