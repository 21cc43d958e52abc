import { expect, test } from '@jest/globals';
import { toJsonLines } from './product.ts';

test('a product without a description is named after its SKU', () => {
  expect(toJsonLines([{ sku: 'BOLT', list_unit_price: 100 }])).toBe('{"description":"BOLT","sku":"BOLT","list_unit_price":100}\n');
});

test('each product is one line, with the columns that are given', () => {
  const lines = toJsonLines([
    { sku: 'BOLT', description: 'Bolt', list_unit_price: null, tags: [] },
    { sku: 'NUT', body: 'two\nlines' },
  ]).split('\n');

  expect(lines.filter(Boolean).map((line) => JSON.parse(line))).toEqual([
    { sku: 'BOLT', description: 'Bolt', list_unit_price: null, tags: [] },
    { sku: 'NUT', description: 'NUT', body: 'two\nlines' },
  ]);
});
