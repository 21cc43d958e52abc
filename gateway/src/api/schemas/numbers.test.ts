import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { amountIn, positiveAmountIn, quantity } from './numbers.ts';

const body = z.object({ expected_total: amountIn, quantity });

test.each([1e-7, 0.1 + 0.2, 1.00001])('an amount of %p is reported as an error of its field, together with all others', (amount) => {
  const { error } = body.safeParse({ expected_total: amount, quantity: 0 });

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['expected_total', 'quantity']);
});

test.each([
  [0, '0'],
  [1150.5, '1150.5'],
  [0.0001, '0.0001'],
  [1e12, '1000000000000'],
  // The largest total of a cart in yen.
  [2 ** 53, '9007199254740992'],
])('an amount of %p is parsed to %p', (amount, text) => {
  expect(amountIn.parse(amount)).toBe(text);
});

test.each([1e-7, 1e12 + 0.5, 1000.0001])('a quantity of %p is rejected', (amount) => {
  expect(quantity.safeParse(amount).success).toBe(false);
});

test.each([0, -1, 5e-324, 1e300])('an amount of %p is rejected where it must be greater than 0', (amount) => {
  expect(positiveAmountIn.safeParse(amount).success).toBe(false);
});
