import { expect, test } from '@jest/globals';
import { amountIn, quantityIn, signedQuantityIn } from './inputs.ts';

const MALFORMED = ['', ' 1', '1,5', '1e2', '0x1', '.5', '1.', '+1', 'Infinity', '12345678901234567', 1e21, Number.NaN, true, null, {}, [1]];

test.each([
  [1250.5, '1250.5'],
  ['1250.50', '1250.5'],
  ['0', '0'],
  [0.1, '0.1'],
  ['9999999999999999', '9999999999999999'],
])('an amount of %j is %s', (given, text) => {
  expect(amountIn.parse(given)).toBe(text);
});

test.each(MALFORMED)('%j is neither an amount nor a quantity', (given) => {
  expect([amountIn, quantityIn, signedQuantityIn].map((schema) => schema.safeParse(given).success)).toEqual([false, false, false]);
});

test('an amount has at most four decimals, a quantity three, and only a difference is below 0', () => {
  expect([amountIn.safeParse('1.0001').success, amountIn.safeParse('1.00001').success]).toEqual([true, false]);
  expect([quantityIn.safeParse(1.001).success, quantityIn.safeParse(1.0001).success]).toEqual([true, false]);
  expect([quantityIn.safeParse(-1).success, signedQuantityIn.parse('-1.50')]).toEqual([false, '-1.5']);
});
