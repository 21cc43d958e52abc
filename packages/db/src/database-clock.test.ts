import { expect, test } from '@jest/globals';
import { betterReading } from './database-clock.ts';

const accurate = { originMs: 1_000_000, takenAtMs: 0, errorMs: 1 };

test('a slow reading does not replace an accurate one, unless that one is old', () => {
  const slow = { originMs: 1_000_040, takenAtMs: 10_000, errorMs: 50 };

  expect(betterReading(undefined, slow)).toBe(slow);
  expect(betterReading(accurate, slow)).toBe(accurate);
  const later = { ...slow, takenAtMs: 60_000 };
  expect(betterReading(accurate, later)).toBe(later);
});

test('a reading that contradicts the earlier one replaces it, because the clock of the database was changed', () => {
  const changed = { originMs: 1_060_000, takenAtMs: 10_000, errorMs: 50 };

  expect(betterReading(accurate, changed)).toBe(changed);
});
