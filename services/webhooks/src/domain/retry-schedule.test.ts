import { expect, test } from '@jest/globals';
import { nextWaitMs, RETRY_SCHEDULES } from './retry-schedule.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const wait = (over: Partial<Parameters<typeof nextWaitMs>[0]> = {}) =>
  nextWaitMs({ waitsMs: [10_000, 60_000], attempts: 1, retryAfter: null, now, random: 0.5, ...over });

test('live makes 11 attempts in about 72 hours, and sandbox 4 within an hour', () => {
  const hours = (waits: readonly number[]) => waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;

  expect(RETRY_SCHEDULES.live).toHaveLength(10);
  expect(hours(RETRY_SCHEDULES.live)).toBeCloseTo(71.6, 1);
  expect(RETRY_SCHEDULES.live.slice(0, 3)).toEqual([5_000, 60_000, 300_000]);
  expect(RETRY_SCHEDULES.sandbox).toEqual([60_000, 600_000, 2_700_000]);
});

test('each attempt is followed by its wait plus or minus a fifth, and the last by none', () => {
  expect(wait({ random: 0 })).toBe(8_000);
  expect(wait({ random: 0.5 })).toBe(10_000);
  expect(wait({ random: 0.999_999 })).toBe(12_000);
  expect(wait({ attempts: 2 })).toBe(60_000);
  expect(wait({ attempts: 3 })).toBeUndefined();
});

test.each([
  [' 15 ', 15_000],
  ['1', 10_000],
  ['1000000000', 20_000],
  ['Sat, 21 Nov 2026 10:00:13 GMT', 13_000],
  ['Sat 21 Nov 2026 10:00:13 GMT', 13_000],
  ['Sat Nov 21 10:00:13 2026', 13_000],
  ['Sat Nov  1 10:00:13 2026', 10_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 10_000],
  ['Sat, 21 Nov 2099 10:00:00 GMT', 20_000],
])('Retry-After %j waits %d ms, between the scheduled wait and twice that', (retryAfter, expected) => {
  expect(wait({ retryAfter, random: 0 })).toBe(expected);
});

test.each([
  '',
  'soon',
  '-5',
  '1.5',
  '5 apples',
  'NaN',
  'Someday, never GMT',
  'on Sat, 21 Nov 2026 10:00:13 GMT',
  'Sat, 21 Nov 2026 10:00:13 GMT (late)',
])('Retry-After %j is ignored', (retryAfter) => {
  expect(wait({ retryAfter, random: 0 })).toBe(8_000);
});
