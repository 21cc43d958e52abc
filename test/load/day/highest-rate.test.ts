import { expect, test } from '@jest/globals';
import { highestRate, isSustained, LOWEST, percentile } from './highest-rate.ts';
import type { Period } from './open-load.ts';

const aPeriod = (period: Partial<Period> = {}): Period => ({
  seconds: 1,
  times: { list: [10], search: [10], detail: [10], login: [10], add: [10], price: [10], order: [10] },
  failures: 0,
  arrived: 1,
  flooded: false,
  ...period,
});

test('a period is sustained unless an action is slow, a shopper fails, or they come faster than they leave', () => {
  const slow = { ...aPeriod().times, order: [10, 201] };
  expect([aPeriod(), aPeriod({ times: slow }), aPeriod({ failures: 1 }), aPeriod({ flooded: true })].map(isSustained)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the highest rate is the one that is sustained for the long period', async () => {
  const periods: [number, number][] = [];
  const rate = await highestRate(
    async (at, seconds) => {
      periods.push([at, seconds]);
      return aPeriod({ flooded: at > 50 || (seconds === 120 && at > 45) });
    },
    { from: 10, short: 20, long: 120 },
  );
  expect(rate).toBeGreaterThan(40);
  expect(rate).toBeLessThanOrEqual(45);
  expect(periods.at(-1)).toEqual([rate, 120]);
});

test('a shop that does not sustain the first rate is tried with halves of it, until 400 shoppers have come or for 40 seconds', async () => {
  const periods: [number, number][] = [];
  const run = async (at: number, seconds: number) => {
    periods.push([at, seconds]);
    return aPeriod({ flooded: at > 1.2 });
  };

  expect(await highestRate(run, { from: 64, short: 5, long: 120 })).toBeCloseTo(1.196);
  expect(periods.slice(0, 3)).toEqual([
    [64, 6.25],
    [32, 12.5],
    [16, 25],
  ]);
  expect(periods[4]).toEqual([4, 40]);
});

test('a shop that sustains no rate has none', async () => {
  const rates: number[] = [];
  const run = async (rate: number) => {
    rates.push(rate);
    return aPeriod({ flooded: true });
  };

  expect(await highestRate(run, { from: 1.5, short: 1, long: 2 })).toBe(0);
  expect(rates).toEqual([1.5, 0.75, LOWEST]);
});

test('a percentile of no times is undefined', () => {
  expect([percentile([], 0.95), percentile([3, 1, 2], 0.5)]).toEqual([undefined, 2]);
});
