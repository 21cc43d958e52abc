import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DecimalText, decimalText, minusText, moneyTextOf, sumOfTexts, timesRounded } from './decimal-text.ts';
import { Decimal } from './decimal.ts';
import { moneyText } from './round-money.ts';

/** Plain numbers of up to 20 digits with up to 12 decimals, so that some need more digits than a binary number has; half of them are short, like prices. */
const plain = fc
  .tuple(fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 7n })), fc.integer({ min: 0, max: 12 }))
  .map(([units, digits]): DecimalText => new Decimal(String(units)).times(new Decimal(10).pow(-digits)).toFixed());
const scale = fc.constantFrom(0, 2, 3);

/** Every function gives the text of what decimal arithmetic gives. */
const agrees = <Given extends readonly unknown[]>(
  given: fc.Arbitrary<Given>,
  ours: (...values: Given) => string,
  decimals: (...values: Given) => string,
) =>
  fc.assert(
    fc.property(given, (values) => {
      expect(ours(...values)).toBe(decimals(...values));
    }),
    { numRuns: 5000 },
  );

test('a product is rounded half up like a product of decimals', () => {
  agrees(fc.tuple(plain, plain, scale), timesRounded, (a, b, places) => new Decimal(a).times(b).toDecimalPlaces(places).toFixed());
  expect(timesRounded('0.335', '1', 2)).toBe('0.34');
  expect(timesRounded('1.005', '1', 2)).toBe('1.01');
  expect(timesRounded('90071992547409.93', '100', 0)).toBe('9007199254740993');
  expect(timesRounded('-0.5', '1', 0)).toBe('-1');
  // The nearest binary number times 10^5 is another integer.
  expect(timesRounded('72096251923.97323', '1', 5)).toBe('72096251923.97323');
});

test('a sum and a difference are exact', () => {
  agrees(
    fc.tuple(fc.array(plain, { maxLength: 20 })),
    (amounts) => sumOfTexts(amounts),
    (amounts) => Decimal.sum(0, ...amounts).toFixed(),
  );
  agrees(fc.tuple(plain, plain), minusText, (a, b) => new Decimal(a).minus(b).toFixed());
  expect(sumOfTexts(['9007199254740991', '1', '1'])).toBe('9007199254740993');
  expect(sumOfTexts(['10', '0.5'])).toBe('10.5');
  for (const amount of ['-0.5', '72096251923.97323']) expect(sumOfTexts([amount])).toBe(amount);
});

test('equal numbers have equal texts', () => {
  agrees(
    fc.tuple(plain, fc.integer({ min: 0, max: 5 })),
    (number, zeros) => decimalText(`${number}${zeros > 0 && !number.includes('.') ? '.' : ''}${'0'.repeat(zeros)}`),
    (number) => number,
  );
  expect(['0.00', '100', '100.0', '12.50'].map(decimalText)).toEqual(['0', '100', '100', '12.5']);
});

test('money has the scale of its currency', () => {
  agrees(fc.tuple(plain, fc.constantFrom('JPY', 'JMD', 'KWD')), moneyTextOf, (amount, currency) =>
    moneyText(new Decimal(amount), currency),
  );
  expect(['5', '0.5', '5.25'].map((amount) => [moneyTextOf(amount, 'JPY'), moneyTextOf(amount, 'JMD')])).toEqual([
    ['5', '5.00'],
    ['1', '0.50'],
    ['5', '5.25'],
  ]);
});
