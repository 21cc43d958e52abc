import { describe, expect, test } from '@jest/globals';
import { cleanName, didYouMeanBy, knownNames } from './column-names.ts';

const KNOWN = ['sku', 'description', 'list_unit_price', 'größe'];
const named = (...header: string[]) => knownNames(header.map(cleanName), KNOWN);

describe('a header in another spelling is that of the column', () => {
  test.each([
    ['SKU', 'sku'],
    ['Sku ', 'sku'],
    ['\ufeffsku', 'sku'],
    ['\u00a0sku\u00a0', 'sku'],
    ['s\u00adku', 'sku'],
    ['sku\u200b', 'sku'],
    ['ｓｋｕ', 'sku'],
    ['List Unit Price', 'list_unit_price'],
    ['list-unit-price', 'list_unit_price'],
    ['LIST_UNIT\u00a0PRICE', 'list_unit_price'],
    ['gro\u0308ße', 'größe'],
  ])('%j', (spelled, column) => {
    expect(named(spelled)).toEqual([column]);
  });

  test.each([
    [
      ['SKU', 'sku'],
      ['SKU', 'sku'],
    ],
    [
      ['SKU', 'Sku'],
      ['sku', 'Sku'],
    ],
    [['s ku'], ['s ku']],
    [['skus'], ['skus']],
    [['price'], ['price']],
    [
      ['sku', ''],
      ['sku', ''],
    ],
  ])('unless it is ambiguous: %j', (header, names) => {
    expect(named(...header)).toEqual(names);
  });
});

test.each([
  ['sku', ['skus', 'other'], 'skus'],
  ['sku', ['Sk', 'other'], 'Sk'],
  ['sku', ['Item SKU'], 'Item SKU'],
  ['sku', ['variant_sku', 'price'], 'variant_sku'],
  ['description', ['Descripton'], 'Descripton'],
  ['list_unit_price', ['listunitprice'], 'listunitprice'],
])('for a missing %s, one of %j is meant', (column, names, meant) => {
  expect(didYouMeanBy(column, names)).toBe(`; did you mean "${meant}"?`);
});

test.each([
  ['sku', ['code', 'title']],
  ['description', ['name', 'text']],
  ['sku', []],
])('for a missing %s, none of %j is meant', (column, names) => {
  expect(didYouMeanBy(column, names)).toBe('');
});
