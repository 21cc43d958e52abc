import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Decimal, isSame } from './decimal.ts';
import { sumOf } from './spread.ts';

const amount = fc.tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.constantFrom(0, 1, 2, 3)).map(([units, digits]) => {
  const text = new Decimal(units).times(new Decimal(10).pow(-digits)).toFixed(digits);
  return new Decimal(text);
});

test('two decimals are the same exactly when they are equal, however many zeros either was written with', () => {
  expect(isSame(new Decimal('12.50'), new Decimal('12.5'))).toBe(true);
  fc.assert(fc.property(amount, amount, (a, b) => isSame(a, b) === (a.equals(b) && (a.s === b.s || !a.isZero()))));
});

test('a sum is exact, zeros and all', () => {
  expect(sumOf(['0.1', '0', '0.2', '0.00'].map((text) => new Decimal(text))).toFixed()).toBe('0.3');
});
