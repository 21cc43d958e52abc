import { expect, test } from '@jest/globals';
import { passedTests } from './passed-tests.ts';

test.each([
  ['\nskipped: no shells\n41 passed, 2 failed, 3 skipped\n', 41],
  ['0 passed, 0 failed\n', 0],
  ['No tests found, exiting with code 1\n', 0],
])('%j has %d tests that passed', (output, passed) => {
  expect(passedTests(output)).toBe(passed);
});
