import { describe, expect, test } from '@jest/globals';
import { currencyScale, isCurrency } from './currency.ts';
import { Decimal } from './decimal.ts';
import { fitsCurrency } from './round-money.ts';

/** Codes that Unicode still lists: ISO 4217 has withdrawn the currencies, and the last two are not money of a country. */
const NOT_ACTIVE = ['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL', 'XDR', 'XSU'];

describe('isCurrency', () => {
  test('knows every currency of Unicode that is active', () => {
    const known = Intl.supportedValuesOf('currency');

    expect(known.filter((code) => !isCurrency(code) && !NOT_ACTIVE.includes(code))).toEqual([]);
    expect(NOT_ACTIVE.filter(isCurrency)).toEqual([]);
  });

  test.each(['ZZZ', 'XXX', 'XTS', 'XAU', 'CLF', 'jmd', 'JM', '', 'toString'])('refuses %p', (text) => {
    expect(isCurrency(text)).toBe(false);
  });
});

test.each([
  ['33.33', 'JMD', true],
  ['33.330', 'JMD', true],
  ['33.335', 'JMD', false],
  ['33', 'JPY', true],
  ['33.5', 'JPY', false],
  ['0.005', 'KWD', true],
  ['0.0005', 'KWD', false],
])('an amount of %s %s fits its currency: %p', (amount, currency, fits) => {
  expect(fitsCurrency(new Decimal(amount), currency)).toBe(fits);
  expect(currencyScale(currency)).toBe({ JMD: 2, JPY: 0, KWD: 3 }[currency]);
});
