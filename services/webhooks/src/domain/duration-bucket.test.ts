import { expect, test } from '@jest/globals';
import { bucketOf, durationOf } from './duration-bucket.ts';

test('a duration differs from that of its bucket by less than 4.5%, besides rounding', () => {
  const durations = Array.from({ length: 60_000 }, (_, index) => index + 1);
  const isFar = (durationMs: number): boolean => Math.abs(durationOf(bucketOf(durationMs)) - durationMs) > 0.5 + durationMs * 0.045;

  expect(durations.filter(isFar)).toEqual([]);
  expect([bucketOf(0), bucketOf(1), durationOf(0)]).toEqual([0, 0, 1]);
});

test('a longer duration has no lower bucket', () => {
  const buckets = Array.from({ length: 20_000 }, (_, durationMs) => bucketOf(durationMs));

  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
});
