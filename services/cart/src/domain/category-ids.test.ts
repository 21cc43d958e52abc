import { expect, test } from '@jest/globals';
import { categoryIdsOf } from './category-ids.ts';

const categories = [
  { id: 'id-brakes', parentId: null, slug: 'brakes' },
  { id: 'id-pads', parentId: 'id-brakes', slug: 'pads' },
  { id: 'id-ceramic', parentId: 'id-pads', slug: 'ceramic' },
];

test.each([
  ['an id', 'id-pads', 'id-pads'],
  ['a slug', 'ceramic', 'id-ceramic'],
  ['a path from the root', 'brakes/pads/ceramic', 'id-ceramic'],
])('a category is named by %s', (_what, name, id) => {
  expect(categoryIdsOf([name], categories)).toEqual([id]);
});

test('one named twice counts once', () => {
  expect(categoryIdsOf(['pads', 'brakes/pads'], categories)).toEqual(['id-pads']);
});

test('all unknown names are told at once', () => {
  expect(() => categoryIdsOf(['pads', 'wipers', 'pads/brakes'], categories)).toThrow(
    expect.objectContaining({
      details: [expect.objectContaining({ detail: 'there is no category wipers' }), expect.objectContaining({ code: 'unknown_category' })],
    }),
  );
});
