import { expect, test } from '@jest/globals';
import { clockTarget } from './advance-clock.ts';

const realTime = new Date('2026-11-22T10:00:00.400Z');

test('an interval is added to how far the clock is already ahead', () => {
  expect(clockTarget({ byMs: 60_000 }, { offsetMs: 5_000, realTime })).toBe(65_000);
});

test('a time is reached in whole seconds and never missed', () => {
  expect(clockTarget({ to: new Date('2026-11-22T11:00:00.000Z') }, { offsetMs: 0, realTime })).toBe(3_600_000);
});

test.each([new Date('2026-11-22T10:00:00.400Z'), new Date('2026-11-22T10:59:59.000Z')])('%p is not later than an hour ahead', (to) => {
  expect(() => clockTarget({ to }, { offsetMs: 3_600_000, realTime })).toThrow("must be after the store's current time");
});

test('a clock is five years ahead at most', () => {
  expect(() => clockTarget({ byMs: 86_400_000 }, { offsetMs: 5 * 365 * 86_400_000, realTime })).toThrow('5 years');
});
