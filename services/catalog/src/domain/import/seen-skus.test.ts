import { expect, test } from '@jest/globals';
import { SeenSkus } from './seen-skus.ts';

test('a repeated SKU returns its first line', () => {
  const seen = new SeenSkus();
  const skus = Array.from({ length: 200_000 }, (_, index) => `SKU-${index}`);

  expect(skus.filter((sku, index) => seen.add(sku, index + 1) !== undefined)).toEqual([]);

  expect(seen.size).toBe(skus.length);
  expect(skus.filter((sku, index) => seen.add(sku, 1) !== index + 1)).toEqual([]);
  expect(['sku-1', 'SKU-01', 'SKU-200000', '', '\u00e9', 'e\u0301'].map((sku) => seen.add(sku, 9))).toEqual(Array(6).fill(undefined));
});
