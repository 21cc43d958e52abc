import { expect, test } from '@jest/globals';
import { FIRST_GAP_WAIT_MS, FIRST_GAP_WAIT_OF_RECENT_MS, firstGapWaitMs, firstWaitOf, waitAfter } from './pending-event.ts';

test('the waits for billing double from 50 ms up to ten seconds', () => {
  expect([1, 2, 3, 8, 9, 60].map(waitAfter)).toEqual([50, 100, 200, 6_400, 10_000, 10_000]);
});

test('only an order that was placed or confirmed waits for its invoice', () => {
  expect(['order.placed', 'order.confirmed', 'order.cancelled'].map(firstWaitOf)).toEqual([100, 100, 0]);
});

test('the first event of an aggregate waits longer for an earlier one that was written shortly before', () => {
  expect([59_999, 60_000, undefined].map(firstGapWaitMs)).toEqual([FIRST_GAP_WAIT_OF_RECENT_MS, FIRST_GAP_WAIT_MS, FIRST_GAP_WAIT_MS]);
});
