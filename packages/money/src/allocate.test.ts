import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allocate, sumOf } from './allocate.ts';
import { Decimal } from './decimal.ts';

describe('allocate', () => {
  test.each([
    ['the last cent goes to the largest remainder', '10.00', ['1', '1', '1'], ['3.34', '3.33', '3.33']],
    ['even if another weight is larger', '0.10', ['5', '2'], ['0.07', '0.03']],
    ['in any order', '0.10', ['2', '5'], ['0.03', '0.07']],
    ['equal remainders are in the order of the weights', '0.02', ['4', '1', '1'], ['0.02', '0', '0']],
    ['weights may have decimals', '1.00', ['0.5', '1.25'], ['0.29', '0.71']],
  ])('%s', (_, total, weights, shares) => {
    const decimals = weights.map((weight) => new Decimal(weight));

    expect(allocate(new Decimal(total), decimals, 'JMD').map(String)).toEqual(shares);
  });

  test('shares differ by less than one smallest unit from exact fractions, and equal weights by the order of the weights', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }), (cents, weights) => {
        const shares = allocate(
          new Decimal(cents).div(100),
          weights.map((weight) => new Decimal(weight)),
          'JMD',
        ).map((share) => BigInt(share.times(100).toFixed()));
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, weight] of weights.entries()) {
          const difference = (shares[index] ?? 0n) * BigInt(whole) - BigInt(cents) * BigInt(weight);
          expect(difference < BigInt(whole) && difference > -BigInt(whole)).toBe(true);
          const twin = weights.indexOf(weight, index + 1);
          if (twin !== -1) expect((shares[index] ?? 0n) >= (shares[twin] ?? 0n)).toBe(true);
        }
      }),
    );
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
