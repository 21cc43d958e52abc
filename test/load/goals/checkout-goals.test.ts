import { expect, test } from '@jest/globals';
import type { Sample } from '../probes/measure.ts';
import { cartGoal, largeCartGoal, orderGoal } from './checkout-goals.ts';

const sample = (given: Partial<Sample> = {}): Sample => ({ rate: 100, done: 500, failures: 0, ...given });

const cart = (rate: number, stepMs: number): ReturnType<typeof cartGoal> => {
  const stepP95Ms = { create: 10, 'add a line': stepMs, price: 10, read: 10 };
  return cartGoal({ storefront: sample({ rate, stepP95Ms }), single: sample({ rate: 400 }) });
};

test('a cart needs half of the rate of single, and each request in under 60 ms', () => {
  expect(cart(200, 59)).toEqual({
    target: '50% of single; p95 of each request < 60 ms',
    result: '50%; create 10.0 ms, add a line 59.0 ms, price 10.0 ms, read 10.0 ms',
    met: true,
  });
  expect(cart(136, 59).met).toBe(false);
  expect(cart(200, 60).met).toBe(false);
});

test.each([
  ['all limits are met', {}, true],
  ['its rate is below 15% of single', { rate: 59 }, false],
  ['its checkout takes 150 ms', { stepP95Ms: { checkout: 150 } }, false],
  ['it takes 12 ms of processor time', { cpuMicros: 12_000 }, false],
])('the goal of an order if %s', (_name, given, met) => {
  const storefront = sample({ rate: 60, stepP95Ms: { checkout: 149 }, cpuMicros: 11_900, ...given });
  expect(orderGoal({ storefront, single: sample({ rate: 400 }) }).met).toBe(met);
});

test('a large cart has a limit on its processor time only if one is given', () => {
  const medians = { storefront: sample({ stepP95Ms: { price: 44 }, cpuMicros: 5000 }) };
  expect(largeCartGoal(medians, undefined)).toEqual({ target: 'p95 < 45 ms', result: 'price 44.0 ms', met: true });
  expect(largeCartGoal(medians, 4).met).toBe(false);
});
