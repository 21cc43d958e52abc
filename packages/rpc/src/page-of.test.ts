import { expect, test } from '@jest/globals';
import { pageOf } from './page-of.ts';

test.each([
  [0, 50],
  [1, 1],
  [200, 200],
  [10_000, 200],
])('a limit of %i becomes %i', (limit, rows) => {
  expect(pageOf({ limit, offset: 7 })).toEqual({ limit: rows, offset: 7 });
});
