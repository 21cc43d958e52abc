import { expect, test } from '@jest/globals';
import { resolveCategoryIds } from './category-ids.ts';

const categories = [
  { id: 'id-brakes', slug: 'brakes' },
  { id: 'id-pads', parentId: 'id-brakes', slug: 'pads' },
  { id: 'id-ceramic', parentId: 'id-pads', slug: 'ceramic' },
];

test.each([
  ['ID', 'id-pads', 'id-pads'],
  ['slug', 'ceramic', 'id-ceramic'],
  ['path', 'brakes/pads/ceramic', 'id-ceramic'],
])('a category can be given by %s', (_what, name, id) => {
  expect(resolveCategoryIds([name], categories)).toEqual([id]);
});

test('a category that is given twice is returned once', () => {
  expect(resolveCategoryIds(['pads', 'brakes/pads'], categories)).toEqual(['id-pads']);
});

test('the error names the first 200 characters of a long name', () => {
  expect(() => resolveCategoryIds(['x'.repeat(201)], categories)).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ detail: `the category ${'x'.repeat(200)} does not exist` })] }),
  );
});

test('the error names all unknown categories', () => {
  expect(() => resolveCategoryIds(['pads', 'wipers', 'pads/brakes'], categories)).toThrow(
    expect.objectContaining({
      details: [
        expect.objectContaining({ detail: 'the category wipers does not exist' }),
        expect.objectContaining({ code: 'unknown_category' }),
      ],
    }),
  );
});
