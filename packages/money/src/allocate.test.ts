import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allocate, sumOf } from './allocate.ts';
import { Decimal } from './decimal.ts';

describe('spread', () => {
  test('gives the last cent to the largest remainder', () => {
    const shares = allocate(
      new Decimal('10.00'),
      [1, 1, 1].map((weight) => new Decimal(weight)),
      'JMD',
    );

    expect(shares.map(String)).toEqual(['3.34', '3.33', '3.33']);
  });

  test('shares add up to the total in currencies with 0, 2, and 3 digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('JPY', 'JMD', 'KWD'),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 }),
        (currency, units, weights) => {
          fc.pre(weights.some((weight) => weight > 0));
          const total = new Decimal(units).div(currency === 'JPY' ? 1 : currency === 'JMD' ? 100 : 1000);
          expect(
            sumOf(
              allocate(
                total,
                weights.map((weight) => new Decimal(weight)),
                currency,
              ),
            ).equals(total),
          ).toBe(true);
        },
      ),
    );
  });

  test('lines without weight get nothing', () => {
    expect(allocate(new Decimal(5), [new Decimal(0)], 'JMD').map(String)).toEqual(['0']);
  });
});
