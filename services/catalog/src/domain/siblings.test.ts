import { expect, test } from '@jest/globals';
import { putAt } from './siblings.ts';

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['new', 2, ['a', 'b', 'new', 'c']],
])('%s at place %d', (key, position, expected) => {
  expect(putAt(['a', 'b', 'c'], key, position)).toEqual(expected);
});
