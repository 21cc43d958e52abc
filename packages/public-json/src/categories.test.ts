import { expect, test } from '@jest/globals';
import type { Category__Output } from '@storefront/proto/storefront/catalog/v1';
import { renderCategoryTree } from './categories.ts';

const aCategory = (slug: string, parentId?: string): Category__Output => ({
  id: slug,
  slug,
  name: slug,
  position: 0,
  image: null,
  productCount: 1,
  ...(parentId === undefined ? {} : { parentId }),
});

test('a flat list is nested under its parents and keeps the order of siblings', () => {
  const tree = renderCategoryTree([
    aCategory('brakes'),
    aCategory('pads', 'brakes'),
    aCategory('discs', 'brakes'),
    aCategory('ceramic', 'pads'),
    aCategory('oils'),
  ]);

  expect(tree.map((node) => node.slug)).toEqual(['brakes', 'oils']);
  expect(tree[0]?.children.map((node) => node.slug)).toEqual(['pads', 'discs']);
  expect(tree[0]?.children[0]?.children.map((node) => node.slug)).toEqual(['ceramic']);
});

test('a store without categories has an empty tree', () => {
  expect(renderCategoryTree([])).toEqual([]);
});
