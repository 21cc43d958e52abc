import { expect, test } from '@jest/globals';
import { seen, shortfalls } from './seen.ts';

test('a list with enough rows is returned as it is', () => {
  const rows = ['first', 'second'];

  expect(seen('deliveries', rows)).toBe(rows);
  expect(seen('deliveries', rows, 2)).toBe(rows);
});

test('a list with too few rows is refused, with what is missing', () => {
  expect(() => seen('deliveries', [])).toThrow('saw 0 deliveries, but the check needs at least 1');
  expect(() => seen('orders', ['first'], 2)).toThrow('saw 1 orders, but the check needs at least 2');
});

test('counts below their minimum are named, and those that reach it are not', () => {
  expect(shortfalls({ orders: 0, refunds: 3, deliveries: 2 }, { orders: 1, deliveries: 2 })).toEqual([
    'saw 0 orders, but the check needs at least 1',
  ]);
});

test('a count that is not a number is below every minimum', () => {
  expect(shortfalls({ share: Number.NaN }, { share: 0 })).toHaveLength(1);
});
