import { expect, test } from '@jest/globals';
import { median } from './median.ts';

test.each([
  { values: [], expected: 0 },
  { values: [7], expected: 7 },
  { values: [9, 1, 2], expected: 2 },
  { values: [30, 10], expected: 20 },
  { values: [4, 1, 100, 2], expected: 3 },
])('the median of $values is $expected', ({ values, expected }) => {
  expect(median(values)).toBe(expected);
});
