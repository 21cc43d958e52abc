import { expect, test } from '@jest/globals';
import { firstWaitOf, waitAfter } from './held-event.ts';

test('the waits for billing double from 50 ms up to ten seconds', () => {
  expect([1, 2, 3, 8, 9, 60].map(waitAfter)).toEqual([50, 100, 200, 6_400, 10_000, 10_000]);
});

test('only an order that was placed or confirmed waits for its invoice', () => {
  expect(['order.placed', 'order.confirmed', 'order.cancelled'].map(firstWaitOf)).toEqual([100, 100, 0]);
});
