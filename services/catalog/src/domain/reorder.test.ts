import { expect, test } from '@jest/globals';
import { reorder } from './reorder.ts';

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['new', 2, ['a', 'b', 'new', 'c']],
])('reorder moves %s to position %d', (key, position, expected) => {
  expect(reorder(['a', 'b', 'c'], key, position)).toEqual(expected);
});
