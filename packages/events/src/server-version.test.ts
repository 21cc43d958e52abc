import { expect, test } from '@jest/globals';
import { isAtLeast } from './server-version.ts';

test.each([
  ['2.9.10', '2.10.0', false],
  ['2.10.0', '2.10.0', true],
  ['2.12.15-RC.1', '2.10.0', true],
  ['3.0.0', '2.10.0', true],
  ['', '2.10.0', false],
])('%j is at least %j: %s', (version, wanted, expected) => {
  expect(isAtLeast(version, wanted)).toBe(expected);
});
