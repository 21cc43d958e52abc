import { expect, test } from '@jest/globals';
import { amountText } from './sandbox-page.ts';

test.each([
  ['23.00', 'JMD', 'JMD 23.00'],
  ['1234567.80', 'USD', 'USD 1,234,567.80'],
  ['1500', 'JPY', 'JPY 1,500'],
  ['1.250', 'KWD', 'KWD 1.250'],
  ['10.125', 'IQD', 'IQD 10.125'],
  ['9007199254740993.01', 'JMD', 'JMD 9,007,199,254,740,993.01'],
])('%s in %s is shown as %s', (amount, currency, expected) => {
  expect(amountText(amount, currency)).toBe(expected);
});
