import { expect, test } from '@jest/globals';
import { sumOf } from './allocate.ts';
import { Decimal } from './decimal.ts';

test('sums are exact, also with zeros', () => {
  expect(sumOf(['0.1', '0', '0.2', '0.00'].map((text) => new Decimal(text))).toFixed()).toBe('0.3');
});
