import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sumOf } from './allocate.ts';
import { Decimal, isEqual } from './decimal.ts';

const amount = fc.tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.constantFrom(0, 1, 2, 3)).map(([units, digits]) => {
  const text = new Decimal(units).times(new Decimal(10).pow(-digits)).toFixed(digits);
  return new Decimal(text);
});

test('isEqual ignores trailing zeros', () => {
  expect(isEqual(new Decimal('12.50'), new Decimal('12.5'))).toBe(true);
  fc.assert(fc.property(amount, amount, (a, b) => isEqual(a, b) === (a.equals(b) && (a.s === b.s || !a.isZero()))));
});

test('sums are exact, also with zeros', () => {
  expect(sumOf(['0.1', '0', '0.2', '0.00'].map((text) => new Decimal(text))).toFixed()).toBe('0.3');
});
