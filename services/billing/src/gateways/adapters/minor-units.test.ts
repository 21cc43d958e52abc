import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { fromMinorUnits, toMinorUnits } from './minor-units.ts';

test.each([
  ['115.00', 'USD', 11_500],
  ['0.01', 'JMD', 1],
  ['500', 'JPY', 500],
  ['5', 'ISK', 500],
  ['10.50', 'HUF', 1050],
  ['5.120', 'KWD', 5120],
  ['7', 'MGA', 7],
  ['999999.99', 'USD', 99_999_999],
])('%s %s are %i minor units, and back', (amount, currency, minor) => {
  expect(toMinorUnits(decimal(amount), currency)).toBe(minor);
  expect(fromMinorUnits(minor, currency).equals(decimal(amount))).toBe(true);
});

test.each([
  ['5.124', 'KWD'],
  ['7.50', 'MGA'],
  ['0.5', 'JPY'],
  ['1.005', 'USD'],
  ['1000000.00', 'USD'],
  ['1', 'IQD'],
  ['1000', 'UGX'],
])('%s %s cannot be charged exactly and is refused', (amount, currency) => {
  expect(() => toMinorUnits(decimal(amount), currency)).toThrow(
    expect.objectContaining({ code: 'conflict', reason: 'payment_amount_not_supported' }),
  );
});
