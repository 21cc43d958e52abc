import { expect, test } from '@jest/globals';
import { paginate } from './paginate.ts';

const ROOM = { first: 100, next: 200, closing: 50 };

test('rows that fit stay on one page with the closing block', () => {
  expect(paginate([20, 30], ROOM)).toEqual([[0, 2]]);
});

test('a row that does not fit starts the next page', () => {
  expect(paginate([60, 60, 80], ROOM)).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

test('a closing block that does not fit takes the last row with it', () => {
  expect(paginate([30, 30], ROOM)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('an only row stays where it is, and the closing block follows alone', () => {
  expect(paginate([80], ROOM)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('a first page without room for a row has none', () => {
  expect(paginate([30, 30], { ...ROOM, first: 10 })).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test('a row that is taller than a page gets one, and the rows after it the next', () => {
  expect(paginate([500, 20], ROOM)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('an invoice without rows has one page', () => {
  expect(paginate([], ROOM)).toEqual([[0, 0]]);
});

test('every row is on exactly one page, in order', () => {
  const heights = Array.from({ length: 500 }, (_, index) => 20 + (index % 7) * 9);

  const pages = paginate(heights, ROOM);

  expect(pages.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual([...heights.keys()]);
});
