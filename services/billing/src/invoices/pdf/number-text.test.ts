import { expect, test } from '@jest/globals';
import { decimal } from '@storefront/money';
import { dateText, groupDigits, percentText } from './number-text.ts';

test('digits are grouped in thousands, and those after the point are not', () => {
  expect(['0.00', '999', '1000', '1234567.8901', '-1000.5'].map(groupDigits)).toEqual([
    '0.00',
    '999',
    '1,000',
    '1,234,567.8901',
    '-1,000.5',
  ]);
});

test('a rate is a percentage without needless zeros', () => {
  expect(['0', '0.15', '0.165', '0.0001'].map((rate) => percentText(decimal(rate)))).toEqual(['0%', '15%', '16.5%', '0.01%']);
});

test('a date is printed with the name of its month', () => {
  expect(dateText('2026-11-21')).toBe('21 November 2026');
});
