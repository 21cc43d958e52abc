import { expect, test } from '@jest/globals';
import { type ListShape, listCost } from './list-cost.ts';

const WHOLE: ListShape = {
  q: undefined,
  category: undefined,
  tags: [],
  facets: new Set(),
  sort: 'sku',
  offset: 0,
  isCustomer: false,
};

test.each<[string, Partial<ListShape>]>([
  ['a page of the catalog in the order of an index, however deep', { sort: '-price', offset: 9000 }],
  ['one of the first pages of a category', { category: 'pads', offset: 1000 }],
  ['a search for several words', { q: 'brake pads', sort: 'price' }],
  ['a search for a part number', { q: 'PART-0001' }],
])('%s is narrow', (_name, list) => {
  expect(listCost({ ...WHOLE, ...list })).toBe('narrow');
});

test.each<[string, Partial<ListShape>]>([
  ['a search for a single word', { q: 'pads' }],
  ['a list with facets', { facets: new Set(['tags']) }],
  ['a list with a lower price limit', { priceMin: '1' }],
  ['a list with an upper price limit', { q: 'brake pads', priceMax: '1' }],
  ['a list with an availability', { bands: ['LOW'] }],
  ['a category sorted by price', { category: 'pads', sort: 'price' }],
  ['a tag sorted by the time of the last change', { tags: ['steel'], sort: '-updated_at' }],
  ['a deep page of a category', { category: 'pads', offset: 1001 }],
  ['the catalog sorted by the prices of a customer', { sort: '-price', isCustomer: true }],
])('%s is broad', (_name, list) => {
  expect(listCost({ ...WHOLE, ...list })).toBe('broad');
});
