import { expect, test } from '@jest/globals';
import { COUNTRY_CODES, isCountryCode } from './country-codes.ts';

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Regions that Unicode defines in addition to ISO 3166-1: reserved codes, groups of countries, and pseudo-regions. */
const NOT_ISO = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'];

/** Two-letter regions that have a name and are not aliases of another region, such as UK and YU. */
function regionsOfUnicode(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return pairs.filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
}

test('the country codes are the regions of Unicode that ISO 3166-1 assigns', () => {
  expect(COUNTRY_CODES).toEqual(regionsOfUnicode().filter((code) => !NOT_ISO.includes(code)));
  expect(COUNTRY_CODES).toHaveLength(249);
});

test.each(['JM', 'US', 'GB', 'XK', 'UK', 'ZZ', 'jm', 'JAM', '', 'toString'])('%p is recognized only if it is assigned', (code) => {
  expect(isCountryCode(code)).toBe(['JM', 'US', 'GB'].includes(code));
});
