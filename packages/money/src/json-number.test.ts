import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitsJson, jsonNumber } from './json-number.ts';

test.each<[string, string, boolean]>([
  ['0', 'JMD', true],
  ['1000000000000', 'KWD', true],
  ['70368744177663.99', 'JMD', true],
  ['90071992547409.93', 'JMD', false],
  ['90071992547409.92', 'JMD', true],
  ['90071992547410', 'JMD', false],
  ['123456999998765.43', 'JMD', false],
  ['9007199254740992', 'JPY', true],
  ['9007199254740993', 'JPY', false],
  ['9007199254740994', 'JPY', false],
  ['-123456999998765.43', 'JMD', false],
])('%s %s fits a JSON number: %s', (amount, currency, expected) => {
  expect(fitsJson(amount, currency)).toBe(expected);
});

test('an amount that fits is written in JSON with its own digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 60n }), (cents) => {
      const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      if (fitsJson(amount, 'JMD')) expect(JSON.stringify(jsonNumber(amount))).toBe(amount.replace(/\.?0+$/, ''));
    }),
  );
});
