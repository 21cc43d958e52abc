import { expect, test } from '@jest/globals';
import { unknownColumn } from './unknown-columns.ts';

const KNOWN = ['sku', 'list_unit_price', 'sale_unit_price', 'stock_quantity'];

test.each([
  ['list_unit_prize', 'unknown column "list_unit_prize" is ignored; did you mean "list_unit_price"?'],
  ['SKU', 'unknown column "SKU" is ignored; did you mean "sku"?'],
  ['stock', 'unknown column "stock" is ignored'],
  ['warranty_terms', 'unknown column "warranty_terms" is ignored'],
])('%s: %s', (name, expected) => {
  expect(unknownColumn(name, KNOWN)).toBe(expected);
});
