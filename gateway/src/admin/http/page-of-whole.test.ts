import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { pageOfWhole } from './cursor-list.ts';

const whole = ['c', 'a', 'e', 'b', 'd'];
const itself = (row: string) => row;

test.each([
  [1, ['a', 'b', 'c', 'd', 'e']],
  [-1, ['e', 'd', 'c', 'b', 'a']],
] as const)('pages in the order %i have each row once, also when the last row of a page is deleted', (order, expected) => {
  const found: string[] = [];
  let after: string | undefined;
  let rows = whole;
  do {
    const { items, next } = pageOfWhole(rows, { limit: 2, ...(after === undefined ? {} : { after }) }, itself, order);
    found.push(...items);
    rows = rows.filter((row) => row !== next);
    after = next;
  } while (after !== undefined);

  expect(seen('rows', found, 5)).toEqual(expected);
});

test('a page that ends with the list has no next one', () => {
  expect(pageOfWhole(whole, { limit: 5 }, itself)).toMatchObject({ next: undefined });
  expect(pageOfWhole([], { limit: 5 }, itself)).toEqual({ items: [], next: undefined });
});
